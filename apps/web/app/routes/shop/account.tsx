import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { AccountSection } from '#web/features/account/account-section.tsx';
import { AccountTabs, accountTabs, tabIn } from '#web/features/account/account-tabs.tsx';
import { profileQuery } from '#web/features/account/account.queries.ts';
import { ChangePasswordForm } from '#web/features/account/change-password-form.tsx';
import { EmailAddress } from '#web/features/account/email-address.tsx';
import { NothingYet } from '#web/features/account/nothing-yet.tsx';
import { OpenSessions } from '#web/features/account/open-sessions.tsx';
import { PersonalDataForm } from '#web/features/account/personal-data-form.tsx';
import { ProfileForm } from '#web/features/account/profile-form.tsx';
import { AddressBook } from '#web/features/addresses/address-book.tsx';
import { OwnBuilds } from '#web/features/builder/own-builds.tsx';
import { OrderList } from '#web/features/orders/order-list.tsx';
import { OwnReviews } from '#web/features/reviews/own-reviews.tsx';
import { renameUser } from '#web/features/session/rename-user.ts';
import { forgetBrowser } from '#web/features/session/sign-out.ts';
import { useApi } from '#web/lib/app-providers.tsx';
import { privateMeta } from '#web/lib/page-meta.ts';
import { useSession } from '#web/lib/session.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TryAgain } from '#web/ui/try-again.tsx';
import type { Route } from './+types/account.ts';

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, 'Your account');
}

export default function AccountRoute() {
  const [query] = useSearchParams();
  const tab = tabIn(query);
  return (
    <div className="wrap grid gap-8 py-10 lg:py-14">
      <h1 className="text-heading font-[560]">Your account</h1>
      <div className="grid gap-8 lg:grid-cols-[14rem_1fr] lg:gap-12">
        <AccountTabs current={tab} />
        <div className="min-w-0">
          {tab === 'profile' || tab === 'data' ? <Known tab={tab} /> : <Kept tab={tab} />}
        </div>
      </div>
    </div>
  );
}

function Kept({ tab }: { tab: 'orders' | 'builds' | 'addresses' | 'reviews' }) {
  const { user } = useSession();
  const nothing = <NothingYet tab={tab} title={accountTabs[tab]} />;
  if (user && tab === 'orders') return <OrderList userId={user.id} nothing={nothing} />;
  if (user && tab === 'builds') return <OwnBuilds userId={user.id} nothing={nothing} />;
  if (user && tab === 'addresses') return <AddressBook userId={user.id} nothing={nothing} />;
  if (user) return <OwnReviews userId={user.id} nothing={nothing} />;
  return nothing;
}

function Known({ tab }: { tab: 'profile' | 'data' }) {
  const [queries, navigate] = [useQueryClient(), useNavigate()];
  const { data: profile, error, refetch } = useQuery(profileQuery(useApi()));
  const leave = () => {
    forgetBrowser(queries);
    void navigate(shopPaths.signIn);
  };
  if (error && !profile) return <TryAgain onAgain={refetch}>{error.message}</TryAgain>;
  if (!profile) return <Skeleton className="h-dvh w-full" />;
  if (tab === 'data') return <PersonalDataForm profile={profile} />;
  return (
    <>
      <AccountSection title="Your name" about="Shown beside your reviews.">
        <ProfileForm profile={profile} onRenamed={renameUser} />
      </AccountSection>
      <AccountSection title="E-mail">
        <EmailAddress profile={profile} />
      </AccountSection>
      <AccountSection title="Password" about="Changing it signs you out everywhere else.">
        <ChangePasswordForm email={profile.email} />
      </AccountSection>
      <AccountSection title="Where you are signed in">
        <OpenSessions onEndedEverywhere={leave} />
      </AccountSection>
    </>
  );
}
