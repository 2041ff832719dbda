import { accountsPaths } from '@sirkito/contracts/accounts/paths';
import { useState } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { privateMeta } from '#web/lib/seo/page-meta.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { useEmailedLink } from '#web/lib/session/use-emailed-link.ts';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { credentialErrorMessage } from '#web/lib/api/credential-errors.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { Note } from '#web/ui/note.tsx';
import { TextLink } from '#web/ui/buttons/text-link.tsx';
import type { Route } from './+types/verify-email.ts';

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, 'Confirm your email address');
}

export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

/** Needs a click, so that mail scanners that open links do not use up the token. */
export default function VerifyEmailRoute() {
  const api = useApi();
  const link = useEmailedLink(shopPaths.verifyEmail);
  const [state, setState] = useState<{ done?: string; error?: string }>({});
  const confirm = useSingleFlightMutation({
    mutationFn: (params: NonNullable<typeof link>) => api(accountsPaths.verifyEmail, { params }),
    onSuccess: ({ message }) => setState({ done: message }),
    onError: (error) => setState({ error: credentialErrorMessage(error, 'verifyLink') }),
  });
  return (
    <>
      <h1 className="mb-7">Confirm your email address</h1>
      <div role="status" className="grid gap-4.5 empty:hidden">
        {state.done && <Note kind="ok">{state.done}.</Note>}
        {!link && <Note kind="info">Open the link in the email again.</Note>}
      </div>
      {link && !state.done ? (
        <Form
          action="Confirm email address"
          size="large"
          onSubmit={async (event) => {
            event.preventDefault();
            await confirm.mutateAsync(link);
          }}
          isBusy={confirm.isPending}
          error={state.error}
          help={<TextLink to={shopPaths.account}>Go to your account</TextLink>}
        >
          <p className="text-ink-muted">
            Confirm so we know our emails reach you. You can then sign in on this device.
          </p>
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
