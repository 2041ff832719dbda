import { maxQuantity } from './cart.ts';

/** Why a quantity cannot be had, in the words of a notice and how long it stands. */
export interface QuantityProblem {
  title: string;
  description?: string;
  duration: number;
}

export function quantityProblem(wanted: number, stock: number): QuantityProblem | undefined {
  if (wanted < 1) return { title: 'Minimum quantity is 1', duration: 1_500 };
  if (stock > 0 && wanted > stock) {
    const description = `Only ${stock} items available`;
    return { title: 'Stock limit reached', description, duration: 2_000 };
  }
  if (wanted > maxQuantity) {
    return { title: `At most ${maxQuantity} of one product can be ordered`, duration: 2_000 };
  }
  return undefined;
}

export const countPieces = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
