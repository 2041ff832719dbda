import { Outlet } from 'react-router';
import { RequireShopper } from '#web/features/session/require-shopper.tsx';

/** Around what is printed: nothing but the sheet. */
export default function OwnPapers() {
  return (
    <RequireShopper>
      <Outlet />
    </RequireShopper>
  );
}
