import { cartPaths } from '@sirkito/contracts/paths/cart';
import { toast } from '#web/lib/toasts.ts';
import type { CartParts } from './cart-parts.ts';
import { changeCart } from './change-cart.ts';

const duration = 2_500;

export async function saveForLater(parts: CartParts, productId: string): Promise<boolean> {
  const call = () => parts.api(cartPaths.save, { body: { productId } });
  const isDone = await changeCart(parts, call, 'Failed to save item for later');
  if (isDone) {
    const description = "You can find it in the 'Saved for later' section of your cart";
    toast({ title: 'Item saved for later', description, duration });
  }
  return isDone;
}
