import { addItem, type NewItem } from './add-item.ts';
import type { CartParts } from './cart-parts.ts';
import { flyToCart } from './fly-to-cart.ts';
import { showCartOnce } from './show-cart-once.ts';

/** Adds a product; once it is in the cart, people see it go there from what they pressed. */
export async function addAndShow(parts: CartParts, item: NewItem, from: Element): Promise<void> {
  if (!(await addItem(parts, item))) return;
  void flyToCart(from, item.name).then(showCartOnce);
}
