import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { unconfirmedLimits } from '#web/lib/session/unconfirmed-limits.ts';
import { Note } from '#web/ui/note.tsx';
import { profileQuery } from './account.queries.ts';
import { ResendLink } from './resend-link.tsx';

/** Tells a signed-in shopper what an unconfirmed email address limits, and how to confirm it. */
export function UnconfirmedEmail() {
  const { data: profile } = useQuery(profileQuery(useApi()));
  if (profile?.isEmailVerified !== false) return null;
  return (
    <Note kind="info">
      <div className="grid gap-3">
        <p className="text-pretty">{unconfirmedLimits} Open the link in the email we sent you.</p>
        <ResendLink />
      </div>
    </Note>
  );
}
