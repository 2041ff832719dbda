import { LazyCartFit } from '#web/features/builder/lazy-cart-fit.tsx';
import { useSwap } from '#web/features/cart/use-swap.ts';
import { CartDrawer, type CartDrawerProps } from '#web/features/cart/cart-drawer.tsx';

/** The cart, with what speaks against using its parts together. Loaded with the drawer itself. */
export function FittedCartDrawer(props: Omit<CartDrawerProps, 'fit'>) {
  const swap = useSwap();
  return <CartDrawer {...props} fit={(items) => <LazyCartFit items={items} onSwap={swap} />} />;
}
