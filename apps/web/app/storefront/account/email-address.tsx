import type { Profile } from '@sirkito/contracts/accounts/own-schemas';
import { ownAccountPaths } from '@sirkito/contracts/accounts/own-paths';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { toast } from '#web/lib/interaction/toasts.ts';
import { useSingleFlight } from '#web/lib/api/use-single-flight.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Note } from '#web/ui/note.tsx';

export function EmailAddress({ profile }: { profile: Profile }) {
  const api = useApi();
  const [isBusy, run] = useSingleFlight();
  const send = () =>
    run(async () => {
      const { message } = await api(ownAccountPaths.requestVerification);
      toast({ title: message, variant: 'success' });
    });
  return (
    <>
      <p className="fact break-all">{profile.email}</p>
      {profile.isEmailVerified ? (
        <Note kind="ok">Confirmed. We'll email you here.</Note>
      ) : (
        <>
          <Note kind="unknown">Not confirmed yet. Open the link in the email we sent you.</Note>
          <Button
            look="quiet"
            className="justify-self-start"
            isBusy={isBusy}
            onClick={() => void send()}
          >
            Resend link
          </Button>
        </>
      )}
    </>
  );
}
