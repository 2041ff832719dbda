import { Navigate } from 'react-router';
import { DashboardPage } from '#web/features/staff/dashboard/dashboard-page.tsx';
import { useMayLook } from '#web/features/staff/use-rights.ts';
import { staffPaths } from '#web/lib/shop-paths.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

export const meta = () => [
  { title: 'Dashboard | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

/** Where everybody arrives who signs in; those who have no figures to read go on to the orders. */
export default function DashboardRoute() {
  const mayLook = useMayLook('dashboard');
  if (mayLook === undefined) return <Skeleton className="h-150 w-full" />;
  return mayLook ? <DashboardPage /> : <Navigate to={staffPaths.orders} replace />;
}
