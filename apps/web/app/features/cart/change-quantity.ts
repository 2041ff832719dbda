import { quantityProblem } from '@sirkito/commerce';
import type { Cart, CartItem } from '@sirkito/contracts/cart';
import { cartPaths } from '@sirkito/contracts/paths/cart';
import { toast } from '#web/lib/toasts.ts';
import { askCart, CartFailure } from './ask-cart.ts';
import type { CartParts } from './cart-parts.ts';
import { receiveCart, reloadCart } from './cart.queries.ts';
import { inTurn } from './in-turn.ts';
import { unwish, wish, wishedOf } from './wished-quantities.ts';

type Line = Pick<CartItem, 'productId' | 'quantity' | 'totalStock'>;

/** Shows at once, then asks the server; what it refuses shows again as it was. */
export async function changeQuantity(parts: CartParts, line: Line, asked: number): Promise<void> {
  const { productId } = line;
  const wanted = reachable(line, asked);
  const problem = quantityProblem(asked, line.totalStock);
  if (problem) toast(problem);
  if (problem && wanted === asked) return;
  wish(parts, productId, wanted);
  await inTurn(async () => {
    // Meanwhile something else was wished, and that is on its way.
    if (wishedOf(parts, productId) !== wanted) return;
    try {
      await receiveCart(parts, await askForQuantity(parts, productId, wanted));
    } catch (error) {
      tell(error);
    }
    if (wishedOf(parts, productId) === wanted) unwish(parts, productId);
    // After a failure too: whether a call without an answer was heard, only the server knows.
    void reloadCart(parts);
  });
}

export function askForQuantity(
  { api, userId }: CartParts,
  productId: string,
  quantity: number,
): Promise<Cart> {
  const reply = api(cartPaths.changeQuantity, { body: { userId, productId, quantity } });
  return askCart(reply, 'Failed to update cart quantity');
}

/** Fewer of what is short means as many as there are. */
const reachable = ({ quantity, totalStock }: Line, wanted: number): number =>
  wanted < quantity && totalStock > 0 ? Math.min(wanted, totalStock) : wanted;

function tell(error: unknown): void {
  if (!(error instanceof CartFailure)) throw error;
  if (error.isSignedOut) return;
  const [title, words] = error.isAnswered
    ? ['Failed to update quantity', error.said]
    : ["Couldn't update quantity", error.why];
  toast({ title, description: words || 'Please try again', variant: 'destructive' });
}
