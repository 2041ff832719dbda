import type { Profile } from '@sirkito/contracts/accounts-own';
import { ownAccountPaths } from '@sirkito/contracts/paths/accounts-own';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { toast } from '#web/lib/toasts.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { AccountSection } from './account-section.tsx';
import { profileQuery } from './account.queries.ts';
import { ConfirmPasswordForm } from './confirm-password-form.tsx';
import { shopTime } from '#web/lib/shop-time.ts';

/** What the law gives everyone: a copy of what is kept about them, and its end. */
export function PersonalDataForm({ profile }: { profile: Profile }) {
  const api = useApi();
  return (
    <>
      <AccountSection
        title="A copy of your data"
        about="Everything we keep about you, as a file. We send a link to your e-mail address; it works once, for 24 hours."
      >
        <ConfirmPasswordForm
          action="Send me the link"
          onConfirm={async (body) => {
            const { message } = await api(ownAccountPaths.requestData, { body });
            toast({ title: message, variant: 'success' });
          }}
        />
      </AccountSection>
      <AccountSection
        title="Erase your account"
        about="After seven days, so that you can change your mind; an order on its way is delivered first. What the law makes us keep, such as invoices, stays without your name where it can; so do your reviews, questions and answers."
      >
        <Erasure profile={profile} />
      </AccountSection>
    </>
  );
}

function Erasure({ profile }: { profile: Profile }) {
  const [api, queries] = [useApi(), useQueryClient()];
  const [isBusy, once] = useOnce();
  const show = (data: Profile) => queries.setQueryData(profileQuery(api).queryKey, data);
  const keep = () =>
    once(async () => {
      const { data } = await api(ownAccountPaths.cancelErasure);
      show(data);
    });

  if (!profile.eraseAt) {
    return (
      <ConfirmPasswordForm
        action="Erase my account"
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
        Your account will be erased on {shopTime(profile.eraseAt)}. Until then everything is as it
        was.
      </Note>
      <Button
        look="quiet"
        className="justify-self-start"
        isBusy={isBusy}
        onClick={() => void keep()}
      >
        Keep my account
      </Button>
    </>
  );
}
