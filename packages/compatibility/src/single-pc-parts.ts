import type { Part } from './part.ts';
import { slotOf } from './slots.ts';

/**
 * Returns the parts of a purchase that make up one PC. Undefined if there are fewer than two, or if
 * a single slot is taken twice: those are several PCs, and nothing says which part is for which.
 */
export function singlePcParts(products: readonly Part[]): readonly Part[] | undefined {
  const parts = products.filter(({ categoryId }) => slotOf(categoryId));
  const single = parts.map(({ categoryId }) => slotOf(categoryId)).filter((slot) => !slot?.isMany);
  return parts.length < 2 || new Set(single).size < single.length ? undefined : parts;
}
