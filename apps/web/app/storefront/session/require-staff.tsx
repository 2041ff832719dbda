import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '#web/lib/session/session.ts';
import { shopPaths } from '#web/lib/navigation/shop-paths.ts';
import { SessionPending } from './session-pending.tsx';

/** Redirects everyone but staff. The API checks permissions on every call. */
export function RequireStaff({ children }: { children: ReactNode }) {
  const { user, isAuthenticated, isLoading, isLeaving } = useSession();
  if (isLoading || isLeaving) return <SessionPending />;
  if (!isAuthenticated || user?.role !== 'admin') {
    return <Navigate to={shopPaths.unauthorized} replace />;
  }
  return children;
}
