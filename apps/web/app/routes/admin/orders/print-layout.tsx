import { Outlet } from 'react-router';
import { RequireStaff } from '#web/storefront/session/require-staff.tsx';

/** Renders only the sheet, for printing. */
export default function AdminPrintLayout() {
  return (
    <RequireStaff>
      <Outlet />
    </RequireStaff>
  );
}
