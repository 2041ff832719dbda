import { LazyCartFit } from '#web/features/builder/lazy-cart-fit.tsx';
import { CartDrawer, type CartDrawerProps } from '#web/features/cart/cart-drawer.tsx';

/** The cart, with what speaks against using its parts together. Loaded with the drawer itself. */
export const FittedCartDrawer = (props: Omit<CartDrawerProps, 'fit'>) => (
  <CartDrawer {...props} fit={(items) => <LazyCartFit items={items} />} />
);
