import { Navigate } from 'react-router';
import { DashboardPage } from '#web/backoffice/dashboard/dashboard-page.tsx';
import { useCanView } from '#web/backoffice/shared/use-permissions.ts';
import { staffPaths } from '#web/lib/navigation/shop-paths.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

export const meta = () => [
  { title: 'Dashboard | Admin Panel' },
  { name: 'robots', content: 'noindex' },
];

/** Landing page after sign-in; staff who can't view the dashboard go to orders. */
export default function DashboardRoute() {
  const canView = useCanView('dashboard');
  if (canView === undefined) return <Skeleton className="h-150 w-full" />;
  return canView ? <DashboardPage /> : <Navigate to={staffPaths.orders} replace />;
}
