import { Outlet } from 'react-router';
import { RequireStaff } from '#web/features/session/require-staff.tsx';

/** Around what is printed: nothing but the sheet. */
export default function AdminPapers() {
  return (
    <RequireStaff>
      <Outlet />
    </RequireStaff>
  );
}
