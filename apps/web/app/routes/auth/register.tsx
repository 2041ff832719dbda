import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { RegisterForm } from '#web/storefront/session/forms/register-form.tsx';
import { register } from '#web/storefront/session/forms/register.ts';
import { SignedIn } from '#web/storefront/session/signed-in.tsx';
import { useSessionContext } from '#web/storefront/session/use-session-context.ts';
import { privateMeta } from '#web/lib/seo/page-meta.ts';
import { safeReturnPath } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/session.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { toast } from '#web/lib/interaction/toasts.ts';
import { TextLink } from '#web/ui/buttons/text-link.tsx';
import type { Route } from './+types/register.ts';

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, 'Create an account');
}

export default function RegisterRoute() {
  const [context, navigate] = [useSessionContext(), useNavigate()];
  const { isAuthenticated } = useSession();
  const { search } = useLocation();
  const [query] = useSearchParams();
  if (isAuthenticated) return <SignedIn to={safeReturnPath(query.get('returnUrl'))} />;
  return (
    <>
      <h1>Create an account</h1>
      <p className="mt-2 mb-7 text-ink-muted">
        Already have an account? <TextLink to={shopPaths.signIn + search}>Sign in</TextLink>
      </p>
      <RegisterForm
        onRegister={async (registration) => {
          const message = await register(context, registration);
          toast({ title: message, variant: 'success' });
          // Not in the URL, which ends up in logs.
          await navigate(shopPaths.signIn + search, { state: { email: registration.email } });
        }}
        help={
          <p className="text-small text-ink-muted">
            If you already have an account,{' '}
            <TextLink to={shopPaths.signIn + search}>sign in</TextLink> or{' '}
            <TextLink to={shopPaths.forgotPassword}>reset your password</TextLink>.
          </p>
        }
      />
      <p className="mt-6 text-small text-pretty text-ink-muted">
        By creating an account you agree to our <TextLink to={shopPaths.terms}>Terms</TextLink>. See
        how we handle your data: <TextLink to={shopPaths.privacy}>Privacy</TextLink>.
      </p>
    </>
  );
}
