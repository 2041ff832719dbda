import { ownAccountPaths } from '@sirkito/contracts/paths/accounts-own';
import { useState } from 'react';
import { saveFile } from '#web/lib/save-file.ts';
import { useApi } from '#web/lib/app-providers.tsx';
import { privateMeta } from '#web/lib/page-meta.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { useMailedLink } from '#web/lib/use-mailed-link.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { refusalWords } from '#web/lib/wrong-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/account-data.ts';

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, 'Your data');
}

export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

export default function AccountDataRoute() {
  const api = useApi();
  const link = useMailedLink(shopPaths.accountData);
  const [state, setState] = useState<'ready' | 'done' | { refusal: string }>('ready');
  const [isBusy, once] = useOnce();
  const download = (token: string) =>
    once(
      async () => {
        const { data } = await api(ownAccountPaths.downloadData, { body: { token } });
        saveFile(
          'my-data.json',
          new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
        );
        setState('done');
      },
      (refused) => setState({ refusal: refusalWords(refused, 'dataLink') }),
    );
  return (
    <div className="wrap grid max-w-[40rem] justify-items-start gap-5 py-section">
      <h1 className="text-heading font-[560]">Your data</h1>
      <p className="text-ink-muted">
        Everything we keep about you, in one file. The link works once.
      </p>
      <div role="status" className="empty:hidden">
        {state === 'done' && <Note kind="ok">The file is on its way to your downloads.</Note>}
        {typeof state === 'object' && <Note kind="error">{state.refusal}</Note>}
        {!link && <Note kind="info">Open the link from the e-mail once more.</Note>}
      </div>
      {link && state !== 'done' && (
        <Button look="copper" isBusy={isBusy} onClick={() => void download(link.token)}>
          Download my data
        </Button>
      )}
      {typeof state === 'object' && (
        <TextLink to={`${shopPaths.account}?tab=data`}>Ask for a new link</TextLink>
      )}
    </div>
  );
}
