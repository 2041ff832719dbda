import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSession } from '#web/lib/session/session.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { avatarInitials } from './avatar-initials.ts';
import { useSignOut } from './forms/use-sign-out.ts';

const entry =
  'flex min-h-11 w-full cursor-pointer items-center rounded px-3 hover:bg-surface-active';

/** Renders the account menu: sign in, account and sign out. */
export function AccountMenu() {
  const { user, isAuthenticated, isLoading } = useSession();
  const signOut = useSignOut(shopPaths.home);
  const signedInUser = isAuthenticated ? user : null;
  // Unknown until the server confirms the stored session.
  const isUnknown = !signedInUser && user !== null && isLoading;
  return (
    <Disclosure
      className="relative flex-none"
      faceClassName="grid size-11 cursor-pointer place-items-center rounded hover:bg-surface-active"
      face={
        <>
          <span className="sr-only">Account</span>
          <span className="grid size-8 place-items-center rounded-full border border-line-strong text-micro font-semibold tracking-[0.02em]">
            {/* Read from storage before the server confirms it, so the initials do not change. */}
            {avatarInitials(user?.userName)}
          </span>
        </>
      }
    >
      <div className="absolute top-full right-0 mt-1.5 w-56 animate-menu-in rounded border border-line bg-surface-raised p-1.5 shadow-2">
        {signedInUser && (
          <p className="border-b border-line px-3 pt-1.5 pb-2.5 text-small break-words text-ink-muted">
            Logged in as {signedInUser.userName}
          </p>
        )}
        <ul className={signedInUser ? 'pt-1.5' : ''}>
          {isUnknown && <li className="px-3 py-2.5 text-ink-muted">Loading…</li>}
          {signedInUser && (
            <>
              <MenuItem to={shopPaths.account}>Account</MenuItem>
              <li>
                <button type="button" className={entry} onClick={() => void signOut()}>
                  Logout
                </button>
              </li>
            </>
          )}
          {!signedInUser && !isUnknown && (
            <>
              <MenuItem to={shopPaths.signIn}>Sign In</MenuItem>
              <MenuItem to={shopPaths.register}>Create Account</MenuItem>
            </>
          )}
        </ul>
      </div>
    </Disclosure>
  );
}

function MenuItem({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={entry}>
        {children}
      </Link>
    </li>
  );
}
