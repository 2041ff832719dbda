import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { AccountSection } from '#web/storefront/account/account-section.tsx';
import { AccountTabs, accountTabs, tabIn } from '#web/storefront/account/account-tabs.tsx';
import { profileQuery } from '#web/storefront/account/account.queries.ts';
import { ChangePasswordForm } from '#web/storefront/account/change-password-form.tsx';
import { EmailAddress } from '#web/storefront/account/email-address.tsx';
import { EmptyTab } from '#web/storefront/account/empty-tab.tsx';
import { OpenSessions } from '#web/storefront/account/open-sessions.tsx';
import { PersonalDataForm } from '#web/storefront/account/personal-data-form.tsx';
import { ProfileForm } from '#web/storefront/account/profile-form.tsx';
import { AddressBook } from '#web/storefront/addresses/address-book.tsx';
import { OwnBuilds } from '#web/storefront/builder/saved/own-builds.tsx';
import { OrderList } from '#web/storefront/orders/order-list.tsx';
import { OwnPasskeys } from '#web/storefront/passkeys/own-passkeys.tsx';
import { OwnReviews } from '#web/storefront/reviews/own/own-reviews.tsx';
import { renameUser } from '#web/storefront/session/rename-user.ts';
import { clearBrowserSession } from '#web/storefront/session/forms/sign-out.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { privateMeta } from '#web/lib/seo/page-meta.ts';
import { useSession } from '#web/lib/session/session.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TryAgain } from '#web/ui/try-again.tsx';
import type { Route } from './+types/account.ts';

export function meta({ matches, location }: Route.MetaArgs) {
  const tab = accountTabs[tabIn(new URLSearchParams(location.search))];
  return privateMeta(matches, `${tab} | Your account`);
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
          {tab === 'profile' || tab === 'data' ? <ProfileTab tab={tab} /> : <ListTab tab={tab} />}
        </div>
      </div>
    </div>
  );
}

function ListTab({ tab }: { tab: 'orders' | 'builds' | 'addresses' | 'reviews' }) {
  const { user } = useSession();
  const emptyState = <EmptyTab tab={tab} title={accountTabs[tab]} />;
  if (user && tab === 'orders') return <OrderList userId={user.id} emptyState={emptyState} />;
  if (user && tab === 'builds') return <OwnBuilds userId={user.id} emptyState={emptyState} />;
  if (user && tab === 'addresses') return <AddressBook userId={user.id} emptyState={emptyState} />;
  if (user) return <OwnReviews userId={user.id} emptyState={emptyState} />;
  return emptyState;
}

function ProfileTab({ tab }: { tab: 'profile' | 'data' }) {
  const [queries, navigate] = [useQueryClient(), useNavigate()];
  const { data: profile, error, refetch } = useQuery(profileQuery(useApi()));
  const leave = () => {
    clearBrowserSession(queries);
    void navigate(shopPaths.signIn);
  };
  if (error && !profile) return <TryAgain onRetry={refetch}>{error.message}</TryAgain>;
  if (!profile) return <Skeleton className="h-dvh w-full" />;
  if (tab === 'data') return <PersonalDataForm profile={profile} />;
  return (
    <>
      <AccountSection title="Your name" about="Shown with your reviews.">
        <ProfileForm profile={profile} onRenamed={renameUser} />
      </AccountSection>
      <AccountSection title="Email">
        <EmailAddress profile={profile} />
      </AccountSection>
      <AccountSection title="Password" about="Changing it signs you out on your other devices.">
        <ChangePasswordForm email={profile.email} />
      </AccountSection>
      <AccountSection
        title="Passkeys"
        about="Sign in with your fingerprint, face or screen lock instead of your password."
      >
        <OwnPasskeys />
      </AccountSection>
      <AccountSection title="Where you're signed in">
        <OpenSessions onEndedEverywhere={leave} />
      </AccountSection>
    </>
  );
}
