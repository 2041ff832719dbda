import type { CartProblem } from '@sirkito/contracts/cart';
import { cartPaths } from '@sirkito/contracts/paths/cart';
import { useCartParts } from './cart-parts.ts';
import { changeCart } from './change-cart.ts';
import { removeItem } from './remove-item.ts';

/** Puts a line right in one tap: as many as there are, or none of it. */
export function useMendLine() {
  const parts = useCartParts();
  return (problem: CartProblem): Promise<boolean> => {
    const { productId } = problem;
    if (problem.kind !== 'too_many') return removeItem(parts, productId);
    const body = { productId, quantity: problem.available };
    const call = () => parts.api(cartPaths.changeQuantity, { body });
    return changeCart(parts, call, 'Failed to update quantity');
  };
}
