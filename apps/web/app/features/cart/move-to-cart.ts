import type { CartItem } from '@sirkito/contracts/cart';
import { cartPaths } from '@sirkito/contracts/paths/cart';
import { toast } from '#web/lib/toasts.ts';
import type { CartParts } from './cart-parts.ts';
import { changeCart } from './change-cart.ts';

const duration = 2_500;
const shownLetters = 30;

export async function moveToCart(
  parts: CartParts,
  { productId, title }: Pick<CartItem, 'productId' | 'title'>,
): Promise<boolean> {
  const call = () => parts.api(cartPaths.moveToCart, { params: { productId } });
  const isDone = await changeCart(parts, call, 'Failed to move item to cart');
  if (isDone) {
    const description = `${title.slice(0, shownLetters)}...`;
    toast({ title: 'Item moved to cart', description, duration });
  }
  return isDone;
}
