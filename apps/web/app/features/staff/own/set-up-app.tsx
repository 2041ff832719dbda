import { secondStepPaths } from '@sirkito/contracts/paths/second-step-staff';
import type { SetupReply } from '@sirkito/contracts/second-step-staff';
import { lazy, Suspense, useState } from 'react';
import { useApi } from '#web/lib/app-providers.tsx';
import { ProveOneself } from './prove-oneself.tsx';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

interface SetUpAppProps {
  onCodes: (codes: string[]) => void;
}

/** The password first, then the secret goes into an app, which proves it by a code. */
export function SetUpApp({ onCodes }: SetUpAppProps) {
  const api = useApi();
  const [setup, setSetup] = useState<SetupReply['data']>();
  if (!setup) {
    return (
      <div className="grid gap-4">
        <p className="text-small text-ink-muted">
          With it on, signing in asks for a code from an app on your phone after the password.
        </p>
        <ProveOneself
          key="start"
          asks={['password']}
          action="Set it up"
          onProof={async ({ password }) =>
            setSetup((await api(secondStepPaths.start, { body: { password } })).data)
          }
        />
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <ol className="grid list-decimal gap-3 pl-5 text-small">
        <li>
          Scan this with an authenticator app:
          <span className="my-3 block size-48">
            <Suspense>
              <QrCode text={setup.link} label="QR code of the setup key below" />
            </Suspense>
          </span>
          or add an account by a setup key there, and type this one:
          <span className="fact mt-2 block rounded border border-line bg-surface px-3 py-2 wrap-anywhere">
            {setup.key}
          </span>
        </li>
        <li>
          If the app is on this device,{' '}
          <a href={setup.link} className="underline underline-offset-4">
            open it with the key
          </a>{' '}
          instead.
        </li>
        <li>Give the six digits that the app shows now.</li>
      </ol>
      <ProveOneself
        key="confirm"
        asks={['code']}
        action="Switch it on"
        onProof={async ({ code }) =>
          onCodes((await api(secondStepPaths.confirm, { body: { code } })).data)
        }
      />
    </div>
  );
}
