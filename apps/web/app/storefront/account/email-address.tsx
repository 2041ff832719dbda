import type { Profile } from '@sirkito/contracts/accounts/own-schemas';
import { ownAccountPaths } from '@sirkito/contracts/accounts/own-paths';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { toast } from '#web/lib/interaction/toasts.ts';
import { toastError, useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Note } from '#web/ui/note.tsx';

export function EmailAddress({ profile }: { profile: Profile }) {
  const api = useApi();
  const send = useSingleFlightMutation({
    mutationFn: () => api(ownAccountPaths.requestVerification),
    onSuccess: ({ message }) => toast({ title: message, variant: 'success' }),
    onError: toastError,
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
            isBusy={send.isPending}
            onClick={() => send.mutate()}
          >
            Resend link
          </Button>
        </>
      )}
    </>
  );
}
