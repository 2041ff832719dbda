import type { StaffSignIn } from '@sirkito/contracts/accounts/schemas';
import { ShopError } from '@sirkito/contracts/shop-error';
import { useState } from 'react';
import { SignInForm } from '#web/storefront/session/forms/sign-in-form.tsx';
import { SignedIn } from '#web/storefront/session/signed-in.tsx';
import { TwoFactorForm } from '#web/storefront/session/forms/two-factor-form.tsx';
import { PasskeyButton } from '#web/storefront/session/forms/passkey-button.tsx';
import { signInStaff, signInStaffWithPasskey } from '#web/storefront/session/forms/sign-in.ts';
import { useSessionContext } from '#web/storefront/session/use-session-context.ts';
import { privateMeta } from '#web/lib/seo/page-meta.ts';
import { useSession } from '#web/lib/session/session.ts';
import { shopPaths, staffPaths } from '#web/lib/navigation/shop-paths.ts';
import { TextLink } from '#web/ui/buttons/text-link.tsx';
import type { Route } from './+types/login.ts';

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, 'Staff sign-in');
}

export default function StaffLoginRoute() {
  const context = useSessionContext();
  const { isAuthenticated, user } = useSession();
  const [verified, setVerified] = useState<StaffSignIn>();
  const enter = async (credentials: StaffSignIn) => {
    try {
      await signInStaff(context, credentials);
    } catch (error) {
      if (!(error instanceof ShopError) || error.code !== 'auth.two_factor_required') throw error;
      setVerified(credentials);
    }
  };
  if (isAuthenticated && user?.role === 'admin') {
    return <SignedIn to={staffPaths.dashboard} />;
  }
  return (
    <>
      <h1>Staff sign-in</h1>
      <p className="mt-2 mb-7 text-ink-muted">
        For staff only. <TextLink to={shopPaths.signIn}>Customer sign-in</TextLink>
      </p>
      {verified ? (
        <TwoFactorForm onCode={(code) => enter({ ...verified, code })} />
      ) : (
        <>
          <SignInForm
            onSignIn={enter}
            forgotPasswordLink={<TextLink to={shopPaths.forgotPassword}>Forgot password?</TextLink>}
          />
          <PasskeyButton onSignIn={() => signInStaffWithPasskey(context)} />
        </>
      )}
    </>
  );
}
