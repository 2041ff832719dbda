import type { BuildPart } from '@sirkito/contracts/builds';
import type { Placed } from './build-view.ts';

/** What of a build can be had, and how many: never more than there are. */
export const toWanted = (placed: readonly Placed[]) =>
  placed
    .filter(({ part }) => part.totalStock > 0)
    .map(({ part, count }) => ({
      productId: part._id,
      name: part.name,
      quantity: Math.min(count, part.totalStock),
    }));

/** Says of which parts there are none, or fewer than the build takes. */
export function shortOf(parts: readonly BuildPart[]): string {
  const gone = parts.filter(({ totalStock }) => totalStock <= 0).map(({ name }) => name);
  const few = parts
    .filter(({ totalStock }) => totalStock > 0)
    .map(({ name, totalStock }) => `Only ${totalStock} in stock: ${name}.`);
  const none = gone.length > 0 ? [`Out of stock: ${gone.join(', ')}.`] : [];
  return [...none, ...few, 'Swap for one that fits.'].join(' ');
}
