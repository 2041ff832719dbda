import { Navigate } from 'react-router';
import { staffPaths } from '#web/lib/navigation/shop-paths.ts';

export default function ToDashboard() {
  return <Navigate to={staffPaths.dashboard} replace />;
}
