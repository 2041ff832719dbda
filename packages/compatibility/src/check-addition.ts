import { checkCandidate, type CandidateCheck } from './check-candidate.ts';
import type { Part } from './part.ts';
import { slotOf } from './slots.ts';

export interface AdditionCheck extends CandidateCheck {
  /** Parts it would replace; empty if it can be added to them. */
  replaces: readonly Part[];
}

/** Checks whether a part fits in addition to the build, else in place of the parts in its slot. */
export function checkAddition(part: Part, build: readonly Part[]): AdditionCheck {
  const added = checkCandidate(part, build);
  const isInSameSlot = ({ id, categoryId }: Part) =>
    id !== part.id && slotOf(categoryId)?.id === slotOf(part.categoryId)?.id;
  const replaces = build.filter(isInSameSlot);
  if (added.verdict !== 'error' || replaces.length === 0) return { ...added, replaces: [] };
  const rest = build.filter((other) => !replaces.includes(other));
  return { ...checkCandidate(part, rest), replaces };
}
