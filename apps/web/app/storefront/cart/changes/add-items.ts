import { countPieces, formatCount } from '@sirkito/commerce';
import { cartPaths } from '@sirkito/contracts/carts/paths';
import { toast } from '#web/lib/interaction/toasts.ts';
import type { NewItem } from './add-item.ts';
import type { CartContext } from '../cart-context.ts';
import { changeCart } from './change-cart.ts';

/** Adds all items in one call and reports those that could not be added. */
export async function addItems(context: CartContext, items: readonly NewItem[]): Promise<boolean> {
  let left: readonly { productId: string; message: string }[] = [];
  const call = async () => {
    const lines = items.map(({ productId, quantity }) => ({ productId, quantity }));
    const reply = await context.api(cartPaths.addMany, { body: { items: lines } });
    left = reply.skipped;
    return reply;
  };
  const retry = () => void addItems(context, items);
  const isDone = await changeCart(context, call, 'Failed to add item to cart', retry);
  if (!isDone) return false;
  const nameOf = (id: string) => items.find(({ productId }) => productId === id)?.name ?? '';
  if (left.length > 0) {
    const description = left.map((one) => `${nameOf(one.productId)}: ${one.message}`).join('. ');
    toast({ title: "Some items weren't added", description, variant: 'destructive' });
  } else {
    const many = countPieces(items);
    const description =
      many === 1 ? items.map(({ name }) => name).join() : formatCount(many, 'item');
    toast({ title: 'Added to cart', description, variant: 'success' });
  }
  return left.length < items.length;
}
