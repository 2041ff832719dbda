import { Outlet } from 'react-router';
import { RequireShopper } from '#web/storefront/session/require-shopper.tsx';

/** Wraps shop pages that need sign-in. */
export default function ShopperLayout() {
  return (
    <RequireShopper>
      <Outlet />
    </RequireShopper>
  );
}
