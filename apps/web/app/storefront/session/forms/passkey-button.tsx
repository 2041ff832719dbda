import { KeyRound } from 'lucide-react';
import { usePasskeyPrompt } from '#web/lib/session/use-passkey-prompt.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorNote } from '#web/ui/error-note.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** Signs in with a passkey of this device; the browser shows which it has. */
export function PasskeyButton({ onSignIn }: { onSignIn: () => Promise<void> }) {
  const isHydrated = useHydrated();
  const { isBusy, error, start } = usePasskeyPrompt(onSignIn);
  return (
    <div className="mt-4 grid gap-3">
      <Button look="quiet" size="large" disabled={!isHydrated} isBusy={isBusy} onClick={start}>
        <KeyRound size={17} strokeWidth={1.75} aria-hidden="true" />
        Sign in with a passkey
      </Button>
      <ErrorNote error={error} />
    </div>
  );
}
