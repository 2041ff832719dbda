import type { CartItem } from '@sirkito/contracts/carts/schemas';
import { cartPaths } from '@sirkito/contracts/carts/paths';
import { toast } from '#web/lib/interaction/toasts.ts';
import type { CartContext } from '../cart-context.ts';
import { changeCart } from './change-cart.ts';

const duration = 2_500;
const maxShownCharacters = 30;

export async function moveToCart(
  context: CartContext,
  { productId, title }: Pick<CartItem, 'productId' | 'title'>,
): Promise<boolean> {
  const call = () => context.api(cartPaths.moveToCart, { params: { productId } });
  const isDone = await changeCart(context, call, "Couldn't move the item to your cart");
  if (isDone) {
    const description = `${title.slice(0, maxShownCharacters)}...`;
    toast({ title: 'Item moved to cart', description, duration });
  }
  return isDone;
}
