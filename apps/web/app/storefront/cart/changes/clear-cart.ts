import { cartPaths } from '@sirkito/contracts/carts/paths';
import type { CartContext } from '../cart-context.ts';
import { changeCart } from './change-cart.ts';

/** Empties the cart; items saved for later stay. */
export const clearCart = (context: CartContext): Promise<boolean> =>
  changeCart(
    context,
    () => context.api(cartPaths.clear, { params: { userId: context.userId } }),
    "Couldn't clear your cart",
  );
