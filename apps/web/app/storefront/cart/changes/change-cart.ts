import type { CartReply } from '@sirkito/contracts/carts/schemas';
import { toast } from '#web/lib/interaction/toasts.ts';
import { readCartReply, CartError } from '../read-cart-reply.ts';
import type { CartContext } from '../cart-context.ts';
import { receiveCart } from '../cart.queries.ts';
import { enqueueCartChange } from './enqueue-cart-change.ts';

/**
 * Makes a call that returns the cart. Shows a toast on failure, with a retry if there was no
 * response; returns whether it succeeded.
 */
export function changeCart(
  context: CartContext,
  call: () => Promise<CartReply>,
  fallback: string,
  retry?: () => void,
): Promise<boolean> {
  return enqueueCartChange(async () => {
    try {
      await receiveCart(context, await readCartReply(call(), fallback));
      return true;
    } catch (error) {
      if (!(error instanceof CartError)) throw error;
      const options = {
        title: error.message,
        ...(error.reason && {
          description: error.reason,
          ...(retry && { retry, duration: 20_000 }),
        }),
      };
      if (!error.isSignedOut) toast({ ...options, variant: 'destructive' });
      return false;
    }
  });
}
