import { addItem, type NewItem } from '../changes/add-item.ts';
import type { CartContext } from '../cart-context.ts';
import { flyToCart } from './fly-to-cart.ts';
import { showCartOnce } from '../show-cart-once.ts';

/** Adds a product, then animates it from the clicked element to the cart. */
export async function addAndShow(
  context: CartContext,
  item: NewItem,
  from: Element,
): Promise<void> {
  if (!(await addItem(context, item))) return;
  void flyToCart(from, item.name).then(showCartOnce);
}
