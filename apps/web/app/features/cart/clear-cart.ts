import { cartPaths } from '@sirkito/contracts/paths/cart';
import type { CartParts } from './cart-parts.ts';
import { changeCart } from './change-cart.ts';

/** Takes everything out of the cart; what is saved for later stays. */
export const clearCart = (parts: CartParts): Promise<boolean> =>
  changeCart(
    parts,
    () => parts.api(cartPaths.clear, { params: { userId: parts.userId } }),
    'Failed to clear cart',
  );
