import { ownAccountPaths } from '@sirkito/contracts/accounts/own-paths';
import { useState } from 'react';
import { saveFile } from '#web/lib/storage/save-file.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { privateMeta } from '#web/lib/seo/page-meta.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { useEmailedLink } from '#web/lib/session/use-emailed-link.ts';
import { useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { credentialErrorMessage } from '#web/lib/api/credential-errors.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { TextLink } from '#web/ui/buttons/text-link.tsx';
import type { Route } from './+types/account-data.ts';

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, 'Your data');
}

export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

export default function AccountDataRoute() {
  const api = useApi();
  const link = useEmailedLink(shopPaths.accountData);
  const [state, setState] = useState<'ready' | 'done' | { error: string }>('ready');
  const download = useSingleFlightMutation({
    mutationFn: (token: string) => api(ownAccountPaths.downloadData, { body: { token } }),
    onSuccess: ({ data }) => {
      saveFile(
        'my-data.json',
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      );
      setState('done');
    },
    onError: (error) => setState({ error: credentialErrorMessage(error, 'dataLink') }),
  });
  return (
    <div className="wrap grid max-w-[40rem] justify-items-start gap-5 py-section">
      <h1 className="text-heading font-[560]">Your data</h1>
      <p className="text-ink-muted">
        Everything we store about you, in one file. The link works once.
      </p>
      <div role="status" className="empty:hidden">
        {state === 'done' && <Note kind="ok">Your file is downloading.</Note>}
        {typeof state === 'object' && <Note kind="error">{state.error}</Note>}
        {!link && <Note kind="info">Open the link in the email again.</Note>}
      </div>
      {link && state !== 'done' && (
        <Button
          look="copper"
          isBusy={download.isPending}
          onClick={() => download.mutate(link.token)}
        >
          Download my data
        </Button>
      )}
      {typeof state === 'object' && (
        <TextLink to={`${shopPaths.account}?tab=data`}>Request a new link</TextLink>
      )}
    </div>
  );
}
