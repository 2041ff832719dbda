import { Outlet } from 'react-router';
import { RequireShopper } from '#web/storefront/session/require-shopper.tsx';

/** Renders only the sheet, for printing. */
export default function PrintLayout() {
  return (
    <RequireShopper>
      <Outlet />
    </RequireShopper>
  );
}
