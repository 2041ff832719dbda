import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { signInFor } from '#web/lib/return-path.ts';
import { useSession } from '#web/lib/session.ts';
import { SessionPending } from './session-pending.tsx';

/** For pages of one's own: a guest signs in first, and comes back. */
export function RequireShopper({ children }: { children: ReactNode }) {
  const { isAuthenticated, isLoading, isLeaving } = useSession();
  const { pathname, search } = useLocation();
  if (isLoading || isLeaving) return <SessionPending />;
  if (!isAuthenticated) return <Navigate to={signInFor(pathname + search)} replace />;
  return children;
}
