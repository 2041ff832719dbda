import type { Profile } from '@sirkito/contracts/accounts-own';
import { ownAccountPaths } from '@sirkito/contracts/paths/accounts-own';
import { useApi } from '#web/lib/app-providers.tsx';
import { toast } from '#web/lib/toasts.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';

export function EmailAddress({ profile }: { profile: Profile }) {
  const api = useApi();
  const [isBusy, once] = useOnce();
  const send = () =>
    once(async () => {
      const { message } = await api(ownAccountPaths.requestVerification);
      toast({ title: message, variant: 'success' });
    });
  return (
    <>
      <p className="fact break-all">{profile.email}</p>
      {profile.isEmailVerified ? (
        <Note kind="ok">Confirmed. Our letters reach you here.</Note>
      ) : (
        <>
          <Note kind="unknown">Not confirmed yet. The link is in the e-mail we sent you.</Note>
          <Button
            look="quiet"
            className="justify-self-start"
            isBusy={isBusy}
            onClick={() => void send()}
          >
            Send the link again
          </Button>
        </>
      )}
    </>
  );
}
