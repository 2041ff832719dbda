import type { Part } from './part.ts';
import { slotOf } from './slots.ts';

/**
 * The parts among what is bought together that make one PC. Undefined where there is nothing to
 * compare, or where two of a kind say that it is two PCs: nobody can tell which part is for which.
 */
export function onePc(bought: readonly Part[]): readonly Part[] | undefined {
  const parts = bought.filter(({ categoryId }) => slotOf(categoryId));
  const single = parts.map(({ categoryId }) => slotOf(categoryId)).filter((slot) => !slot?.isMany);
  return parts.length < 2 || new Set(single).size < single.length ? undefined : parts;
}
