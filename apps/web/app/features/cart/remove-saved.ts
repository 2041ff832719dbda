import { cartPaths } from '@sirkito/contracts/paths/cart';
import type { CartParts } from './cart-parts.ts';
import { changeCart } from './change-cart.ts';

export const removeSaved = (parts: CartParts, productId: string): Promise<boolean> =>
  changeCart(
    parts,
    () => parts.api(cartPaths.removeSaved, { params: { productId } }),
    'Failed to remove item',
  );
