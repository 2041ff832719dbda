import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { signInPath } from '#web/lib/session/return-path.ts';
import { useSession } from '#web/lib/session/session.ts';
import { SessionPending } from './session-pending.tsx';

/** Redirects guests to sign-in and back. */
export function RequireShopper({ children }: { children: ReactNode }) {
  const { isAuthenticated, isLoading, isLeaving } = useSession();
  const { pathname, search } = useLocation();
  if (isLoading || isLeaving) return <SessionPending />;
  if (!isAuthenticated) return <Navigate to={signInPath(pathname + search)} replace />;
  return children;
}
