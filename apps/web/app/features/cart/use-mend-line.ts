import type { CartProblem } from '@sirkito/contracts/cart';
import { useCartParts } from './cart-parts.ts';
import { changeQuantity } from './change-quantity.ts';
import { removeItem } from './remove-item.ts';

/** Puts a line right in one tap: as many as there are, or none of it. */
export function useMendLine() {
  const parts = useCartParts();
  return (problem: CartProblem): Promise<unknown> => {
    const { productId } = problem;
    if (problem.kind !== 'too_many') return removeItem(parts, productId);
    const { available } = problem;
    const line = { productId, quantity: available, totalStock: available };
    return changeQuantity(parts, line, available);
  };
}
