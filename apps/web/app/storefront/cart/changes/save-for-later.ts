import { cartPaths } from '@sirkito/contracts/carts/paths';
import { toast } from '#web/lib/interaction/toasts.ts';
import type { CartContext } from '../cart-context.ts';
import { changeCart } from './change-cart.ts';

const duration = 2_500;

export async function saveForLater(context: CartContext, productId: string): Promise<boolean> {
  const call = () => context.api(cartPaths.save, { body: { productId } });
  const isDone = await changeCart(context, call, "Couldn't save the item for later");
  if (isDone) {
    const description = "You can find it in the 'Saved for later' section of your cart";
    toast({ title: 'Item saved for later', description, duration });
  }
  return isDone;
}
