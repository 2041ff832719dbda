import type { StaffSignIn } from '@sirkito/contracts/accounts';
import { ShopError } from '@sirkito/contracts/shop-error';
import { useState } from 'react';
import { SignInForm } from '#web/features/session/sign-in-form.tsx';
import { SignedIn } from '#web/features/session/signed-in.tsx';
import { StaffCodeForm } from '#web/features/session/staff-code-form.tsx';
import { signInStaff } from '#web/features/session/sign-in.ts';
import { useSessionParts } from '#web/features/session/use-session-parts.ts';
import { privateMeta } from '#web/lib/page-meta.ts';
import { useSession } from '#web/lib/session.ts';
import { shopPaths, staffPaths } from '#web/lib/shop-paths.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/login.ts';

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, 'Staff sign-in');
}

export default function StaffLoginRoute() {
  const parts = useSessionParts();
  const { isAuthenticated, user } = useSession();
  const [right, setRight] = useState<StaffSignIn>();
  const enter = async (given: StaffSignIn) => {
    try {
      await signInStaff(parts, given);
    } catch (error) {
      if (!(error instanceof ShopError) || error.code !== 'auth.code_needed') throw error;
      setRight(given);
    }
  };
  if (isAuthenticated && user?.role === 'admin') {
    return <SignedIn to={staffPaths.dashboard} />;
  }
  return (
    <>
      <h1>Staff sign-in</h1>
      <p className="mt-2 mb-7 text-ink-muted">
        For those who work here. <TextLink to={shopPaths.signIn}>Shoppers sign in here</TextLink>
      </p>
      {right ? (
        <StaffCodeForm onCode={(code) => enter({ ...right, code })} />
      ) : (
        <SignInForm
          onSignIn={enter}
          wayOut={<TextLink to={shopPaths.forgotPassword}>Forgot it?</TextLink>}
        />
      )}
    </>
  );
}
