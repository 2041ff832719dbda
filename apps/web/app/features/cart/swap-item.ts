import { cartPaths } from '@sirkito/contracts/paths/cart';
import type { NewItem } from './add-item.ts';
import type { CartParts } from './cart-parts.ts';
import { changeCart } from './change-cart.ts';
import { removeItem } from './remove-item.ts';

/** One thing of the cart for another; either side may be nothing. */
export interface Swap {
  out: NewItem | undefined;
  into: NewItem | undefined;
}

/** What comes is put in before the other goes: if it cannot be had, the cart stays as it was. */
export async function swapItem(parts: CartParts, { out, into }: Swap): Promise<boolean> {
  if (into) {
    const body = { productId: into.productId, quantity: into.quantity };
    const call = () => parts.api(cartPaths.add, { body });
    if (!(await changeCart(parts, call, 'Failed to add item to cart'))) return false;
  }
  return !out || removeItem(parts, out.productId);
}
