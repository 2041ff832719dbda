import type { Cart } from '@sirkito/contracts/cart';
import { cartPaths } from '@sirkito/contracts/paths/cart';
import { toast } from '#web/lib/toasts.ts';
import { askCart, CartFailure } from './ask-cart.ts';
import type { CartParts } from './cart-parts.ts';
import { receiveCart, reloadCart } from './cart.queries.ts';
import { inTurn } from './in-turn.ts';

/** Takes a product out of the cart; answers whether it is gone. */
export function removeItem(parts: CartParts, productId: string): Promise<boolean> {
  return inTurn(async () => {
    try {
      await receiveCart(parts, await askToRemove(parts, productId));
    } catch (error) {
      tell(error);
      return false;
    }
    void reloadCart(parts);
    return true;
  });
}

export const askToRemove = ({ api, userId }: CartParts, productId: string): Promise<Cart> =>
  askCart(api(cartPaths.remove, { params: { userId, productId } }), 'Failed to delete cart item');

function tell(error: unknown): void {
  if (!(error instanceof CartFailure)) throw error;
  if (error.isSignedOut) return;
  const words = error.isAnswered
    ? { title: 'Failed to remove item' }
    : { title: "Couldn't remove item", description: 'Please try again later' };
  toast({ ...words, variant: 'destructive' });
}
