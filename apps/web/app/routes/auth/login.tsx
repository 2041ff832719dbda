import { isRecord } from '@sirkito/commerce';
import { useLocation, useSearchParams } from 'react-router';
import { unconfirmedLimits } from '#web/lib/session/unconfirmed-limits.ts';
import { PendingAddNotice } from '#web/storefront/cart/add/pending-add-notice.tsx';
import { SignInForm } from '#web/storefront/session/forms/sign-in-form.tsx';
import { PasskeyButton } from '#web/storefront/session/forms/passkey-button.tsx';
import { signIn, signInWithPasskey } from '#web/storefront/session/forms/sign-in.ts';
import { SignedIn } from '#web/storefront/session/signed-in.tsx';
import { useSessionContext } from '#web/storefront/session/use-session-context.ts';
import { privateMeta } from '#web/lib/seo/page-meta.ts';
import { safeReturnPath } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/session.ts';
import { shopPaths, staffPaths } from '#web/lib/navigation/shop-paths.ts';
import { Note } from '#web/ui/note.tsx';
import { TextLink } from '#web/ui/buttons/text-link.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { Route } from './+types/login.ts';

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, 'Sign in');
}

export default function LoginRoute() {
  const context = useSessionContext();
  const { isAuthenticated } = useSession();
  const { search } = useLocation();
  const returnPath = useReturnPath();
  const email = useRemembered('email');
  // The server doesn't know the history state that a reload keeps.
  const isHydrated = useHydrated();
  if (isAuthenticated) return <SignedIn to={returnPath} />;
  return (
    <>
      <h1>Sign in</h1>
      <p className="mt-2 mb-7 text-ink-muted">
        New here? <TextLink to={shopPaths.register + search}>Create an account</TextLink>
      </p>
      <PendingAddNotice />
      {isHydrated && email && (
        <div className="mb-6">
          <Note kind="info">
            We've emailed you a link that confirms your address. {unconfirmedLimits}
          </Note>
        </div>
      )}
      <SignInForm
        email={email}
        onSignIn={(credentials) => signIn(context, credentials)}
        forgotPasswordLink={<TextLink to={shopPaths.forgotPassword}>Forgot password?</TextLink>}
      />
      <PasskeyButton onSignIn={() => signInWithPasskey(context)} />
      <p className="mt-8 border-t border-line pt-5 text-small text-ink-muted">
        Work here? <TextLink to={staffPaths.signIn}>Staff sign-in</TextLink>
      </p>
    </>
  );
}

/** Reads the return path from the query, or from history state after an expired session. */
function useReturnPath(): string {
  const [query] = useSearchParams();
  const remembered = useRemembered('returnUrl');
  return safeReturnPath(query.get('returnUrl') ?? remembered);
}

/** Reads a value that the previous page passed in history state. */
function useRemembered(name: 'email' | 'returnUrl'): string | undefined {
  const state: unknown = useLocation().state; // history state can be anything
  const remembered = isRecord(state) ? state[name] : undefined;
  return typeof remembered === 'string' ? remembered : undefined;
}
