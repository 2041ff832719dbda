import { quantityProblem } from '@sirkito/commerce';
import type { Cart, CartItem } from '@sirkito/contracts/carts/schemas';
import { cartPaths } from '@sirkito/contracts/carts/paths';
import { toast } from '#web/lib/interaction/toasts.ts';
import { readCartReply, CartError } from '../read-cart-reply.ts';
import type { CartContext } from '../cart-context.ts';
import { receiveCart, reloadCart } from '../cart.queries.ts';
import { enqueueCartChange } from './enqueue-cart-change.ts';
import {
  clearOptimisticQuantity,
  setOptimisticQuantity,
  optimisticQuantity,
} from './optimistic-quantities.ts';

type Line = Pick<CartItem, 'productId' | 'quantity' | 'totalStock'>;

/** Shows the quantity at once, then updates the server; reverts on failure. */
export async function changeQuantity(
  context: CartContext,
  line: Line,
  requested: number,
): Promise<void> {
  const { productId } = line;
  const quantity = capAtStock(line, requested);
  const problem = quantityProblem(requested, line.totalStock);
  if (problem) toast(problem);
  if (problem && quantity === requested) return;
  setOptimisticQuantity(context, productId, quantity);
  await enqueueCartChange(async () => {
    // A newer quantity is queued behind this one.
    if (optimisticQuantity(context, productId) !== quantity) return;
    try {
      await receiveCart(context, await requestQuantity(context, productId, quantity));
    } catch (error) {
      toastError(error);
    }
    if (optimisticQuantity(context, productId) === quantity) {
      clearOptimisticQuantity(context, productId);
    }
    // After a failure too: a call without a reply may have succeeded.
    void reloadCart(context);
  });
}

export function requestQuantity(
  { api, userId }: CartContext,
  productId: string,
  quantity: number,
): Promise<Cart> {
  const reply = api(cartPaths.changeQuantity, { body: { userId, productId, quantity } });
  return readCartReply(reply, 'Failed to update cart quantity');
}

/** When lowering a quantity that exceeds the stock, goes straight down to the stock. */
const capAtStock = ({ quantity, totalStock }: Line, requested: number): number =>
  requested < quantity && totalStock > 0 ? Math.min(requested, totalStock) : requested;

function toastError(error: unknown): void {
  if (!(error instanceof CartError)) throw error;
  if (error.isSignedOut) return;
  const [title, description] = error.hasResponse
    ? ['Failed to update quantity', error.serverMessage]
    : ["Couldn't update quantity", error.reason];
  toast({ title, description: description || 'Please try again', variant: 'destructive' });
}
