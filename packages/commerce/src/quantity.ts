import { maxQuantity } from './cart.ts';
import { maxUnitsSentence } from './orders/order-rules.ts';

/** Notice for an invalid quantity; `duration` in milliseconds. */
export interface QuantityProblem {
  title: string;
  description?: string;
  duration: number;
}

export function quantityProblem(quantity: number, stock: number): QuantityProblem | undefined {
  if (quantity < 1) return { title: 'Minimum quantity is 1', duration: 1_500 };
  if (stock > 0 && quantity > stock) {
    const description = `Only ${stock} items available`;
    return { title: 'Stock limit reached', description, duration: 2_000 };
  }
  if (quantity > maxQuantity) {
    return { title: maxUnitsSentence, duration: 2_000 };
  }
  return undefined;
}

export const countPieces = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
