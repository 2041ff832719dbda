import { accountsPaths } from '@sirkito/contracts/paths/accounts';
import { useNavigate } from 'react-router';
import { leaveSession } from '#web/features/session/leave-session.ts';
import { ResetPasswordForm } from '#web/features/session/reset-password-form.tsx';
import { useSessionParts } from '#web/features/session/use-session-parts.ts';
import { privateMeta } from '#web/lib/page-meta.ts';
import { shopPaths, staffPaths } from '#web/lib/shop-paths.ts';
import { toast } from '#web/lib/toasts.ts';
import { useMailedLink } from '#web/lib/use-mailed-link.ts';
import { Note } from '#web/ui/note.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/reset-password.ts';

export function meta({ matches }: Route.MetaArgs) {
  return privateMeta(matches, 'Choose a new password');
}

/** The address holds the token until the page has woken up: no link may carry it on. */
export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });

export default function ResetPasswordRoute() {
  const [parts, navigate] = [useSessionParts(), useNavigate()];
  const link = useMailedLink(shopPaths.resetPassword);
  return (
    <>
      <h1>Choose a new password</h1>
      <p className="mt-2 mb-7 text-pretty text-ink-muted">
        It ends every session of your account; you sign in anew with the new one.
      </p>
      {link ? (
        <ResetPasswordForm
          onChoose={async (body) => {
            const { message, isStaff } = await parts.api(accountsPaths.resetPassword, {
              params: link,
              body,
            });
            leaveSession(parts.queries);
            toast({ title: message, variant: 'success' });
            await navigate(isStaff ? staffPaths.signIn : shopPaths.signIn);
          }}
        />
      ) : (
        <Note kind="info">Open the link from the e-mail once more, or ask for a new one.</Note>
      )}
      <p className="mt-6 text-small">
        <TextLink to={shopPaths.forgotPassword}>Ask for a new link</TextLink>
      </p>
    </>
  );
}
