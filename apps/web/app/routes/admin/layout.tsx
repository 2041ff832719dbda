import { Outlet } from 'react-router';
import { RequireStaff } from '#web/storefront/session/require-staff.tsx';
import { AdminFrame } from '#web/shell/admin-frame.tsx';

export default function AdminLayout() {
  return (
    <RequireStaff>
      <AdminFrame>
        <Outlet />
      </AdminFrame>
    </RequireStaff>
  );
}
