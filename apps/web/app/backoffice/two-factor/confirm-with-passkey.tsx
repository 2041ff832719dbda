import { confirmationPaths } from '@sirkito/contracts/confirmation/staff-paths';
import { KeyRound } from 'lucide-react';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { promptForPasskey } from '#web/lib/session/passkey-prompt.ts';
import { usePasskeyPrompt } from '#web/lib/session/use-passkey-prompt.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';

interface ConfirmWithPasskeyProps {
  /** Without an authenticator app there is no other way. */
  isOnlyWay: boolean;
  onConfirmed: () => void;
}

export function ConfirmWithPasskey({ isOnlyWay, onConfirmed }: ConfirmWithPasskeyProps) {
  const api = useApi();
  const { isBusy, error, start } = usePasskeyPrompt(async () => {
    const { data: options } = await api(confirmationPaths.startByPasskey);
    const body = { credential: await promptForPasskey(options) };
    await api(confirmationPaths.confirmByPasskey, { body });
    onConfirmed();
  });
  return (
    <div className="grid gap-3">
      <Button
        look={isOnlyWay ? 'copper' : 'quiet'}
        autoFocus={isOnlyWay}
        isBusy={isBusy}
        onClick={start}
      >
        <KeyRound size={17} strokeWidth={1.75} aria-hidden="true" />
        Use a passkey
      </Button>
      <ErrorNote error={error} />
    </div>
  );
}
