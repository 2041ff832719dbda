import { countPieces } from '@sirkito/commerce';
import { cartPaths } from '@sirkito/contracts/paths/cart';
import { toast } from '#web/lib/toasts.ts';
import type { NewItem } from './add-item.ts';
import type { CartParts } from './cart-parts.ts';
import { changeCart } from './change-cart.ts';

/** Puts all of them into the cart in one step, and says which could not be had. */
export async function addAll(parts: CartParts, items: readonly NewItem[]): Promise<boolean> {
  let left: readonly { productId: string; message: string }[] = [];
  const call = async () => {
    const lines = items.map(({ productId, quantity }) => ({ productId, quantity }));
    const reply = await parts.api(cartPaths.addMany, { body: { items: lines } });
    left = reply.leftOut;
    return reply;
  };
  const isDone = await changeCart(parts, call, 'Failed to add item to cart');
  if (!isDone) return false;
  const nameOf = (id: string) => items.find(({ productId }) => productId === id)?.name ?? '';
  if (left.length > 0) {
    const description = left.map((one) => `${nameOf(one.productId)}: ${one.message}`).join('. ');
    toast({ title: 'Not all of it is in the cart', description, variant: 'destructive' });
  } else {
    const many = countPieces(items);
    const description = many === 1 ? items.map(({ name }) => name).join() : `${many} parts`;
    toast({ title: 'Added to cart', description, variant: 'success' });
  }
  return left.length < items.length;
}
