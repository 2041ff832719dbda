import type { BuildPart } from '@sirkito/contracts/builds/schemas';
import type { Placed } from './build-view.ts';

/** Returns the in-stock parts of a build, with quantities capped at stock. */
export const toCartItems = (placed: readonly Placed[]) =>
  placed
    .filter(({ part }) => part.totalStock > 0)
    .map(({ part, count }) => ({
      productId: part._id,
      name: part.name,
      quantity: Math.min(count, part.totalStock),
    }));

/** Returns a message listing the parts that are out of stock or short. */
export function stockWarning(parts: readonly BuildPart[]): string {
  const soldOut = parts.filter(({ totalStock }) => totalStock <= 0).map(({ name }) => name);
  const lowStock = parts
    .filter(({ totalStock }) => totalStock > 0)
    .map(({ name, totalStock }) => `Only ${totalStock} in stock: ${name}.`);
  const none = soldOut.length > 0 ? [`Out of stock: ${soldOut.join(', ')}.`] : [];
  return [...none, ...lowStock, 'Swap for another part that fits.'].join(' ');
}
