import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '#web/lib/session.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { avatarLetters } from './avatar-letters.ts';
import { useSignOut } from './use-sign-out.ts';

const entry =
  'flex min-h-11 w-full cursor-pointer items-center rounded px-3 hover:bg-surface-active';

/** Who is here, and the ways in and out. */
export function AccountMenu() {
  const { user, isAuthenticated, isLoading } = useSession();
  const signOut = useSignOut(shopPaths.home);
  const member = isAuthenticated ? user : null;
  // Neither a guest nor signed in until the server has said so.
  const isUnsure = !member && user !== null && isLoading;
  return (
    <Disclosure
      className="relative flex-none"
      faceClassName="grid size-11 cursor-pointer place-items-center rounded hover:bg-surface-active"
      face={
        <>
          <span className="sr-only">Account</span>
          <span className="grid size-8 place-items-center rounded-full border border-line-strong text-micro font-semibold tracking-[0.02em]">
            {/* Known from storage before the server confirms it, so that the letters do not jump. */}
            {avatarLetters(user?.userName)}
          </span>
        </>
      }
    >
      <div className="absolute top-full right-0 mt-1.5 w-56 animate-menu-in rounded border border-line bg-surface-raised p-1.5 shadow-2">
        {member && (
          <p className="border-b border-line px-3 pt-1.5 pb-2.5 text-small break-words text-ink-muted">
            Logged in as {member.userName}
          </p>
        )}
        <ul className={member ? 'pt-1.5' : ''}>
          {isUnsure && <li className="px-3 py-2.5 text-ink-muted">One moment</li>}
          {member && (
            <>
              <Way to={shopPaths.account}>Account</Way>
              <li>
                <button type="button" className={entry} onClick={() => void signOut()}>
                  Logout
                </button>
              </li>
            </>
          )}
          {!member && !isUnsure && (
            <>
              <Way to={shopPaths.signIn}>Sign In</Way>
              <Way to={shopPaths.register}>Create Account</Way>
            </>
          )}
        </ul>
      </div>
    </Disclosure>
  );
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={entry}>
        {children}
      </Link>
    </li>
  );
}
