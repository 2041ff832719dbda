import { cartPaths } from '@sirkito/contracts/carts/paths';
import type { CartContext } from '../cart-context.ts';
import { changeCart } from './change-cart.ts';

export const removeSaved = (context: CartContext, productId: string): Promise<boolean> =>
  changeCart(
    context,
    () => context.api(cartPaths.removeSaved, { params: { productId } }),
    'Failed to remove item',
  );
