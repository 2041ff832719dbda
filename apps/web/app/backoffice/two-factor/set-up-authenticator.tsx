import { twoFactorPaths } from '@sirkito/contracts/two-factor/staff-paths';
import type { SetupReply } from '@sirkito/contracts/two-factor/staff-schemas';
import { lazy, Suspense, useState } from 'react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { ConfirmIdentity } from './confirm-identity.tsx';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

interface SetUpAuthenticatorProps {
  /** The old app works until the new one is confirmed, and proves who replaces it. */
  isReplacement?: boolean;
  onCodes: (codes: string[]) => void;
}

/** Asks for the password, shows the secret for an authenticator app and confirms a code from it. */
export function SetUpAuthenticator({ isReplacement = false, onCodes }: SetUpAuthenticatorProps) {
  const api = useApi();
  const [setup, setSetup] = useState<SetupReply['data']>();
  if (!setup) {
    return (
      <div className="grid gap-4">
        <p className="text-small text-ink-muted">
          {isReplacement
            ? 'Move to another app or phone. Enter a code of the old one, or a recovery code.'
            : 'Protect your account with a code from an app on your phone, in addition to your password.'}
        </p>
        <ConfirmIdentity
          key="start"
          asks={isReplacement ? ['password', 'code'] : ['password']}
          action={isReplacement ? 'Replace' : 'Set up'}
          onConfirm={async ({ password, code }) => {
            const body = isReplacement ? { password, code } : { password };
            setSetup((await api(twoFactorPaths.start, { body })).data);
          }}
        />
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <ol className="grid list-decimal gap-3 pl-5 text-small">
        <li>
          Scan this QR code with an authenticator app:
          <span className="my-3 block size-48">
            <Suspense>
              <QrCode text={setup.link} label="QR code for the setup key below" />
            </Suspense>
          </span>
          or enter this setup key:
          <span className="fact mt-2 block rounded border border-line bg-surface px-3 py-2 wrap-anywhere">
            {setup.key}
          </span>
        </li>
        <li>
          If the app is on this device,{' '}
          <a href={setup.link} className="underline underline-offset-4">
            open it here
          </a>{' '}
          instead.
        </li>
        <li>Enter the 6-digit code from the app.</li>
      </ol>
      <ConfirmIdentity
        key="confirm"
        asks={['code']}
        action={isReplacement ? 'Confirm' : 'Turn on'}
        onConfirm={async ({ code }) =>
          onCodes((await api(twoFactorPaths.confirm, { body: { code } })).data)
        }
      />
    </div>
  );
}
