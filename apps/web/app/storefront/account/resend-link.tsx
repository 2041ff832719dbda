import { ownAccountPaths } from '@sirkito/contracts/accounts/own-paths';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { toast } from '#web/lib/interaction/toasts.ts';
import { toastError, useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';

/** Sends the email that confirms the address again. */
export function ResendLink() {
  const api = useApi();
  const send = useSingleFlightMutation({
    mutationFn: () => api(ownAccountPaths.requestVerification),
    onSuccess: ({ message }) => toast({ title: message, variant: 'success' }),
    onError: toastError,
  });
  return (
    <Button
      look="quiet"
      className="justify-self-start"
      isBusy={send.isPending}
      onClick={() => send.mutate()}
    >
      Resend link
    </Button>
  );
}
