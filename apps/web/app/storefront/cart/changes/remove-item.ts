import type { Cart } from '@sirkito/contracts/carts/schemas';
import { cartPaths } from '@sirkito/contracts/carts/paths';
import { toast } from '#web/lib/interaction/toasts.ts';
import { readCartReply, CartError } from '../read-cart-reply.ts';
import type { CartContext } from '../cart-context.ts';
import { receiveCart, reloadCart } from '../cart.queries.ts';
import { enqueueCartChange } from './enqueue-cart-change.ts';

/** Removes a product; returns whether it succeeded. */
export function removeItem(context: CartContext, productId: string): Promise<boolean> {
  return enqueueCartChange(async () => {
    try {
      await receiveCart(context, await requestRemoval(context, productId));
    } catch (error) {
      toastError(error);
      return false;
    }
    void reloadCart(context);
    return true;
  });
}

export const requestRemoval = ({ api, userId }: CartContext, productId: string): Promise<Cart> =>
  readCartReply(
    api(cartPaths.remove, { params: { userId, productId } }),
    'Failed to delete cart item',
  );

function toastError(error: unknown): void {
  if (!(error instanceof CartError)) throw error;
  if (error.isSignedOut) return;
  const options = error.hasResponse
    ? { title: 'Failed to remove item' }
    : { title: "Couldn't remove item", description: 'Please try again later' };
  toast({ ...options, variant: 'destructive' });
}
