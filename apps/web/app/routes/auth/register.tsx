import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { RegisterForm } from '#web/features/session/register-form.tsx';
import { register } from '#web/features/session/register.ts';
import { SignedIn } from '#web/features/session/signed-in.tsx';
import { useSessionParts } from '#web/features/session/use-session-parts.ts';
import { privateMeta } from '#web/lib/page-meta.ts';
import { safeReturnPath } from '#web/lib/return-path.ts';
import { useSession } from '#web/lib/session.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { toast } from '#web/lib/toasts.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/register.ts';

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, 'Create an account');
}

export default function RegisterRoute() {
  const [parts, navigate] = [useSessionParts(), useNavigate()];
  const { isAuthenticated } = useSession();
  const { search } = useLocation();
  const [query] = useSearchParams();
  if (isAuthenticated) return <SignedIn to={safeReturnPath(query.get('returnUrl'))} />;
  return (
    <>
      <h1>Create an account</h1>
      <p className="mt-2 mb-7 text-ink-muted">
        Have one already? <TextLink to={shopPaths.signIn + search}>Sign in</TextLink>
      </p>
      <RegisterForm
        onRegister={async (given) => {
          const message = await register(parts, given);
          toast({ title: message, variant: 'success' });
          // Not in the address, which is written down in places.
          await navigate(shopPaths.signIn + search, { state: { email: given.email } });
        }}
        wayOn={
          <p className="text-small text-ink-muted">
            If you may have an account already,{' '}
            <TextLink to={shopPaths.signIn + search}>sign in</TextLink> or{' '}
            <TextLink to={shopPaths.forgotPassword}>reset the password</TextLink>.
          </p>
        }
      />
      <p className="mt-6 text-small text-pretty text-ink-muted">
        How we keep what you tell us: <TextLink to={shopPaths.privacy}>Privacy</TextLink>. What
        holds between us: <TextLink to={shopPaths.terms}>Terms</TextLink>.
      </p>
    </>
  );
}
