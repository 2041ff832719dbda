import type { CartProblem } from '@sirkito/contracts/carts/schemas';
import { useCartContext } from '../cart-context.ts';
import { changeQuantity } from '../changes/change-quantity.ts';
import { removeItem } from '../changes/remove-item.ts';

/** Fixes a line in one tap: lowers the quantity to the stock, or removes the line. */
export function useFixLine() {
  const context = useCartContext();
  return (problem: CartProblem): Promise<unknown> => {
    const { productId } = problem;
    if (problem.kind !== 'too_many') return removeItem(context, productId);
    const { available } = problem;
    const line = { productId, quantity: available, totalStock: available };
    return changeQuantity(context, line, available);
  };
}
