import type { CartReply } from '@sirkito/contracts/cart';
import { toast } from '#web/lib/toasts.ts';
import { askCart, CartFailure } from './ask-cart.ts';
import type { CartParts } from './cart-parts.ts';
import { receiveCart } from './cart.queries.ts';
import { inTurn } from './in-turn.ts';

/** Makes a call that answers with the cart. Says why when it fails; answers whether it did not. */
export function changeCart(
  parts: CartParts,
  call: () => Promise<CartReply>,
  fallback: string,
): Promise<boolean> {
  return inTurn(async () => {
    try {
      await receiveCart(parts, await askCart(call(), fallback));
      return true;
    } catch (error) {
      if (!(error instanceof CartFailure)) throw error;
      const words = { title: error.message, ...(error.why && { description: error.why }) };
      if (!error.isSignedOut) toast({ ...words, variant: 'destructive' });
      return false;
    }
  });
}
