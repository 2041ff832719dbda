import type { Profile } from '@sirkito/contracts/accounts/own-schemas';
import { Note } from '#web/ui/note.tsx';
import { ResendLink } from './resend-link.tsx';

export function EmailAddress({ profile }: { profile: Profile }) {
  return (
    <>
      <p className="fact break-all">{profile.email}</p>
      {profile.isEmailVerified ? (
        <Note kind="ok">Confirmed. We'll email you here.</Note>
      ) : (
        <>
          <Note kind="unknown">Not confirmed yet. Open the link in the email we sent you.</Note>
          <ResendLink />
        </>
      )}
    </>
  );
}
