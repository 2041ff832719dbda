import { formatDate } from '@sirkito/commerce';
import type { Profile } from '@sirkito/contracts/accounts/own-schemas';
import { ownAccountPaths } from '@sirkito/contracts/accounts/own-paths';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { toast } from '#web/lib/interaction/toasts.ts';
import { toastError, useSingleFlightMutation } from '#web/lib/api/use-single-flight-mutation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { AccountSection } from './account-section.tsx';
import { profileQuery } from './account.queries.ts';
import { ConfirmPasswordForm } from './confirm-password-form.tsx';

/** Data export and account deletion, required by law. */
export function PersonalDataForm({ profile }: { profile: Profile }) {
  const api = useApi();
  return (
    <>
      <AccountSection
        title="Get a copy of your data"
        about="Everything we store about you, in one file. We'll email you a link that works once, within 24 hours."
      >
        <ConfirmPasswordForm
          action="Email me the link"
          onConfirm={async (body) => {
            const { message } = await api(ownAccountPaths.requestData, { body });
            toast({ title: message, variant: 'success' });
          }}
        />
      </AccountSection>
      <AccountSection
        title="Delete your account"
        about="We'll delete it after 7 days, in case you change your mind, and once your open orders are complete. We keep records the law requires: invoices keep the buyer's name for 5 years, orders stay without it. Your reviews, questions and answers stay, also without your name, email and phone number."
      >
        <Erasure profile={profile} />
      </AccountSection>
    </>
  );
}

function Erasure({ profile }: { profile: Profile }) {
  const [api, queries] = [useApi(), useQueryClient()];
  const show = (data: Profile) => queries.setQueryData(profileQuery(api).queryKey, data);
  const cancelErasure = useSingleFlightMutation({
    mutationFn: () => api(ownAccountPaths.cancelErasure),
    onSuccess: ({ data }) => show(data),
    onError: toastError,
  });

  if (!profile.eraseAt) {
    return (
      <ConfirmPasswordForm
        action="Delete my account"
        onConfirm={async (body) => {
          const { data } = await api(ownAccountPaths.requestErasure, { body });
          show(data);
        }}
      />
    );
  }
  return (
    <>
      <Note kind="warn">
        Your account will be deleted on {formatDate(profile.eraseAt)}. You can keep using it until
        then.
      </Note>
      <Button
        look="quiet"
        className="justify-self-start"
        isBusy={cancelErasure.isPending}
        onClick={() => cancelErasure.mutate()}
      >
        Keep my account
      </Button>
    </>
  );
}
