import { Outlet } from 'react-router';
import { RequireShopper } from '#web/features/session/require-shopper.tsx';

/** Around every page of the shop that needs sign-in. */
export default function OwnPages() {
  return (
    <RequireShopper>
      <Outlet />
    </RequireShopper>
  );
}
