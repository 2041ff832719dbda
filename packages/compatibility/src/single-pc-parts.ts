import type { Part } from './part.ts';
import { slotOf } from './slots.ts';

/** Returns whether a single slot is taken twice: nothing says which part is for which PC. */
export function isSeveralPcs(parts: readonly Part[]): boolean {
  const single = parts
    .map(({ categoryId }) => slotOf(categoryId))
    .filter((slot) => slot && !slot.isMany);
  return new Set(single).size < single.length;
}

/** Returns the parts of a purchase that make up one PC. Undefined if there are fewer than two. */
export function singlePcParts(products: readonly Part[]): readonly Part[] | undefined {
  const parts = products.filter(({ categoryId }) => slotOf(categoryId));
  return parts.length < 2 || isSeveralPcs(parts) ? undefined : parts;
}
