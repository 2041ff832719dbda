import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { TwoFactorPage } from '#web/backoffice/two-factor/two-factor-page.tsx';
import { meKey, twoFactorKey } from '#web/backoffice/shared/query-keys.ts';
import { profileQuery } from '#web/storefront/account/account.queries.ts';
import { ChangePasswordForm } from '#web/storefront/account/change-password-form.tsx';
import { OpenSessions } from '#web/storefront/account/open-sessions.tsx';
import { OwnPasskeys } from '#web/storefront/passkeys/own-passkeys.tsx';
import { clearBrowserSession } from '#web/storefront/session/forms/sign-out.ts';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { staffPaths } from '#web/lib/navigation/shop-paths.ts';

export const meta = () => [
  { title: 'My account | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

export default function TwoFactorRoute() {
  const [queries, navigate] = [useQueryClient(), useNavigate()];
  // A passkey is a second factor too.
  const refresh = () => {
    for (const queryKey of [meKey, twoFactorKey]) void queries.invalidateQueries({ queryKey });
  };
  const leave = () => {
    clearBrowserSession(queries);
    void navigate(staffPaths.signIn);
  };
  return (
    <TwoFactorPage
      passkeys={<OwnPasskeys onChange={refresh} />}
      password={<OwnPassword />}
      sessions={<OpenSessions onEndedEverywhere={leave} />}
    />
  );
}

function OwnPassword() {
  const { data: profile } = useQuery(profileQuery(useApi()));
  return <ChangePasswordForm email={profile?.email ?? ''} />;
}
