import { cartPaths } from '@sirkito/contracts/carts/paths';
import type { NewItem } from './add-item.ts';
import type { CartContext } from '../cart-context.ts';
import { changeCart } from './change-cart.ts';
import { removeItem } from './remove-item.ts';

/** Replaces one item by another; either side can be absent. */
export interface Swap {
  out: NewItem | undefined;
  into: NewItem | undefined;
}

/** Adds the new item before removing the old one, so a failure leaves the cart unchanged. */
export async function swapItem(context: CartContext, { out, into }: Swap): Promise<boolean> {
  if (into) {
    const body = { productId: into.productId, quantity: into.quantity };
    const call = () => context.api(cartPaths.add, { body });
    if (!(await changeCart(context, call, 'Failed to add item to cart'))) return false;
  }
  return !out || removeItem(context, out.productId);
}
