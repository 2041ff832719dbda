import { useLocation, useSearchParams } from 'react-router';
import { WaitingWish } from '#web/features/cart/waiting-wish.tsx';
import { SignInForm } from '#web/features/session/sign-in-form.tsx';
import { signIn } from '#web/features/session/sign-in.ts';
import { SignedIn } from '#web/features/session/signed-in.tsx';
import { useSessionParts } from '#web/features/session/use-session-parts.ts';
import { privateMeta } from '#web/lib/page-meta.ts';
import { safeReturnPath } from '#web/lib/return-path.ts';
import { useSession } from '#web/lib/session.ts';
import { shopPaths, staffPaths } from '#web/lib/shop-paths.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/login.ts';

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, 'Sign in');
}

export default function LoginRoute() {
  const parts = useSessionParts();
  const { isAuthenticated } = useSession();
  const { search } = useLocation();
  const returnPath = useReturnPath();
  const email = useRemembered('email');
  if (isAuthenticated) return <SignedIn to={returnPath} />;
  return (
    <>
      <h1>Sign in</h1>
      <p className="mt-2 mb-7 text-ink-muted">
        New here? <TextLink to={shopPaths.register + search}>Create an account</TextLink>
      </p>
      <WaitingWish />
      <SignInForm
        email={email}
        onSignIn={(given) => signIn(parts, given)}
        wayOut={<TextLink to={shopPaths.forgotPassword}>Forgot it?</TextLink>}
      />
      <p className="mt-8 border-t border-line pt-5 text-small text-ink-muted">
        Do you work here? <TextLink to={staffPaths.signIn}>Staff sign-in</TextLink>
      </p>
    </>
  );
}

/** Named in the address by a page that asked for sign-in, or remembered when a session ended. */
function useReturnPath(): string {
  const [query] = useSearchParams();
  const remembered = useRemembered('returnUrl');
  return safeReturnPath(query.get('returnUrl') ?? remembered);
}

/** By the page that led here. */
function useRemembered(name: 'email' | 'returnUrl'): string | undefined {
  const state = useLocation().state as Partial<Record<string, unknown>> | null; // anything, from history
  const remembered = state?.[name];
  return typeof remembered === 'string' ? remembered : undefined;
}
