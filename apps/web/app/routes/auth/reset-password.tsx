import { accountsPaths } from '@sirkito/contracts/accounts/paths';
import { useNavigate } from 'react-router';
import { leaveSession } from '#web/storefront/session/leave-session.ts';
import { ResetPasswordForm } from '#web/storefront/session/forms/reset-password-form.tsx';
import { useSessionContext } from '#web/storefront/session/use-session-context.ts';
import { privateMeta } from '#web/lib/seo/page-meta.ts';
import { shopPaths, staffPaths } from '#web/lib/navigation/shop-paths.ts';
import { toast } from '#web/lib/interaction/toasts.ts';
import { useEmailedLink } from '#web/lib/session/use-emailed-link.ts';
import { Note } from '#web/ui/note.tsx';
import { TextLink } from '#web/ui/buttons/text-link.tsx';
import type { Route } from './+types/reset-password.ts';

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, 'Choose a new password');
}

/** The URL contains the token until hydration, so send no referrer. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

export default function ResetPasswordRoute() {
  const [context, navigate] = [useSessionContext(), useNavigate()];
  const link = useEmailedLink(shopPaths.resetPassword);
  return (
    <>
      <h1>Choose a new password</h1>
      <p className="mt-2 mb-7 text-pretty text-ink-muted">
        You'll be signed out on all devices. Sign in again with your new password.
      </p>
      {link ? (
        <ResetPasswordForm
          onChoose={async (body) => {
            const { message, isStaff } = await context.api(accountsPaths.resetPassword, {
              params: link,
              body,
            });
            leaveSession(context.queries);
            toast({ title: message, variant: 'success' });
            await navigate(isStaff ? staffPaths.signIn : shopPaths.signIn);
          }}
        />
      ) : (
        <Note kind="info">Open the link in the email again, or request a new one.</Note>
      )}
      <p className="mt-6 text-small">
        <TextLink to={shopPaths.forgotPassword}>Request a new link</TextLink>
      </p>
    </>
  );
}
