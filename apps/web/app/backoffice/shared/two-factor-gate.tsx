import { formatDateTime } from '@sirkito/commerce';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { Note } from '#web/ui/note.tsx';
import { meKey } from './query-keys.ts';
import { staffPages } from './staff-pages.ts';
import { useMe } from './use-permissions.ts';

/** Reminds staff to set up two-factor authentication; once it's due, opens only its page. */
export function TwoFactorGate({ children }: { children: ReactNode }) {
  const { twoFactorDueAt, mustSetUpTwoFactor } = useMe() ?? {};
  const { pathname } = useLocation();
  useRefreshWhenDue();
  const isSetupPage = pathname === staffPages.ownSignIn;
  if (mustSetUpTwoFactor && !isSetupPage) return <Navigate to={staffPages.ownSignIn} replace />;
  return (
    <>
      {twoFactorDueAt && (
        <div role="status" className="mb-5">
          <Note kind="warn">
            {mustSetUpTwoFactor
              ? 'Set up two-factor authentication or a passkey to continue.'
              : `Your role needs two-factor authentication or a passkey from ${formatDateTime(twoFactorDueAt)}. `}
            {!isSetupPage && (
              <Link to={staffPages.ownSignIn} className="underline underline-offset-4">
                Set it up now
              </Link>
            )}
          </Note>
        </div>
      )}
      {children}
    </>
  );
}

/** The time may run out while a page is open. */
function useRefreshWhenDue(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: meKey });
    window.addEventListener('two-factor-due', refresh);
    return () => window.removeEventListener('two-factor-due', refresh);
  }, [queries]);
}
