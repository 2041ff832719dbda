import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useSession } from '#web/lib/session.ts';
import { shopPaths } from '#web/lib/shop-paths.ts';
import { SessionPending } from './session-pending.tsx';

/** For staff pages. The server asks again at every call; here it is only about the way. */
export function RequireStaff({ children }: { children: ReactNode }) {
  const { user, isAuthenticated, isLoading, isLeaving } = useSession();
  if (isLoading || isLeaving) return <SessionPending />;
  if (!isAuthenticated || user?.role !== 'admin') {
    return <Navigate to={shopPaths.unauthorized} replace />;
  }
  return children;
}
