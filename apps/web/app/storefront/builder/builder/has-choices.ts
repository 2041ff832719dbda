import { checkCandidate, type SlotId } from '@sirkito/compatibility';
import type { SuggestedFix } from '@sirkito/contracts/builds/fit-schemas';
import type { BuildPart } from '@sirkito/contracts/builds/schemas';
import { toPart } from '../build-view.ts';

interface FixedBuild {
  change: SuggestedFix | undefined;
  parts: readonly BuildPart[];
}

/**
 * Returns whether the parts of a slot include one that fits: the suggested fix. Without it the
 * picker could open on an empty list.
 */
export function hasChoices(slot: SlotId, { change, parts }: FixedBuild): boolean {
  if (change?.slot !== slot || change.quantity > 1) return false;
  const rest = parts.filter(({ _id }) => _id !== change.out).map(toPart);
  return checkCandidate(toPart(change.part), rest).verdict !== 'error';
}
