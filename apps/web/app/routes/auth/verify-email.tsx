import { accountsPaths } from '@sirkito/contracts/paths/accounts';
import { useState } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { privateMeta } from '#web/lib/page-meta.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { useMailedLink } from '#web/lib/use-mailed-link.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { refusalWords } from '#web/lib/wrong-words.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Form } from '#web/ui/form.tsx';
import { Note } from '#web/ui/note.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/verify-email.ts';

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, 'Confirm your e-mail address');
}

export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

/** Pressed by a person: programs that open every link of an e-mail must not use it up. */
export default function VerifyEmailRoute() {
  const api = useApi();
  const link = useMailedLink(shopPaths.verifyEmail);
  const [state, setState] = useState<{ done?: string; refusal?: string }>({});
  const [isBusy, once] = useOnce();
  const confirm = async () => {
    if (!link) return;
    await once(
      async () => {
        const { message } = await api(accountsPaths.verifyEmail, { params: link });
        setState({ done: message });
      },
      (refused) => setState({ refusal: refusalWords(refused, 'verifyLink') }),
    );
  };
  return (
    <>
      <h1 className="mb-7">Confirm your e-mail address</h1>
      <div role="status" className="grid gap-4.5 empty:hidden">
        {state.done && <Note kind="ok">{state.done}.</Note>}
        {!link && <Note kind="info">Open the link from the e-mail once more.</Note>}
      </div>
      {link && !state.done ? (
        <Form
          action="Confirm this address"
          size="large"
          onSubmit={async (event) => {
            event.preventDefault();
            await confirm();
          }}
          isBusy={isBusy}
          refusal={state.refusal}
          wayOn={<TextLink to={shopPaths.account}>Go to your account</TextLink>}
        >
          <p className="text-ink-muted">One press, and we know that our letters reach you.</p>
        </Form>
      ) : (
        <p className="mt-6">
          <ButtonLink look="quiet" to={shopPaths.home}>
            Go to Homepage
          </ButtonLink>
        </p>
      )}
    </>
  );
}
