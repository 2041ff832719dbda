import { everyFinding } from '../../packages/compatibility/src/evaluate.ts';
import { isMissingPart } from '../../packages/compatibility/src/is-shown-to-buyer.ts';
import type { Part } from '../../packages/compatibility/src/part.ts';
import { slotOf, type SlotId } from '../../packages/compatibility/src/slots.ts';
import { isIdeal } from './ideal-parts.ts';

/** The graphics card comes last: only a processor without graphics needs one. */
const needed: readonly SlotId[] = [
  ...(['cpu', 'motherboard', 'memory', 'pc_case', 'power_supply', 'storage'] as const),
  ...(['cpu_cooling', 'graphics_card'] as const),
];

export type Offers = ReadonlyMap<SlotId, readonly Part[]>;

/** No part is missing yet, and a part added never resolves an error, so an error ends the branch. */
const isSound = (parts: readonly Part[]): boolean =>
  everyFinding(parts, (finding) => finding.verdict !== 'error' || isMissingPart(finding));

export const isWhole = (parts: readonly Part[]): boolean =>
  everyFinding(parts, (finding) => finding.verdict !== 'error' && !isMissingPart(finding));

/** Returns the parts with this one in place of the ideal part of its slot. */
export const withPart = (parts: readonly Part[], part: Part): readonly Part[] => [
  ...parts.filter((own) => !isIdeal(own) || slotOf(own.categoryId) !== slotOf(part.categoryId)),
  part,
];

/** Returns a PC without errors that contains these parts; undefined if the offers allow none. */
export function completionOf(parts: readonly Part[], offers: Offers): readonly Part[] | undefined {
  if (!isSound(parts)) return undefined;
  if (isWhole(parts)) return parts;
  const taken = new Set(parts.map(({ categoryId }) => slotOf(categoryId)?.id));
  const open = needed.find((slot) => !taken.has(slot));
  if (!open) return undefined;
  for (const offer of offers.get(open) ?? []) {
    const whole = completionOf([...parts, offer], offers);
    if (whole) return whole;
  }
  return undefined;
}
