import { cartPaths } from '@sirkito/contracts/paths/cart';
import { toast } from '#web/lib/toasts.ts';
import { askCart, CartFailure } from './ask-cart.ts';
import type { CartParts } from './cart-parts.ts';
import { receiveCart, reloadCart } from './cart.queries.ts';
import { inTurn } from './in-turn.ts';

/** Takes a product out of the cart; answers whether it is gone. */
export function removeItem(parts: CartParts, productId: string): Promise<boolean> {
  const params = { userId: parts.userId, productId };
  return inTurn(async () => {
    try {
      const reply = parts.api(cartPaths.remove, { params });
      await receiveCart(parts, await askCart(reply, 'Failed to delete cart item'));
    } catch (error) {
      tell(error);
      return false;
    }
    void reloadCart(parts);
    return true;
  });
}

function tell(error: unknown): void {
  if (!(error instanceof CartFailure)) throw error;
  if (error.isSignedOut) return;
  const words = error.isAnswered
    ? { title: 'Failed to remove item' }
    : { title: "Couldn't remove item", description: 'Please try again later' };
  toast({ ...words, variant: 'destructive' });
}
