import { UnconfirmedEmail } from '#web/storefront/account/unconfirmed-email.tsx';
import { LazyCartFit } from '#web/storefront/builder/fit/lazy-cart-fit.tsx';
import { useSwap } from '#web/storefront/cart/lines/use-swap.ts';
import { CartDrawer, type CartDrawerProps } from '#web/storefront/cart/cart-drawer.tsx';

/** Renders the cart drawer with the compatibility check and what an unconfirmed email limits. */
export function FittedCartDrawer(props: Omit<CartDrawerProps, 'fit' | 'unconfirmedEmail'>) {
  const swap = useSwap();
  return (
    <CartDrawer
      {...props}
      fit={(items) => <LazyCartFit items={items} onSwap={swap} />}
      unconfirmedEmail={<UnconfirmedEmail />}
    />
  );
}
