import { judgeCandidate, type Candidacy } from './candidate.ts';
import type { Part } from './part.ts';
import { slotOf } from './slots.ts';

export interface Newcomer extends Candidacy {
  /** What would have to leave for it; none where it stands beside all that is there. */
  replaces: readonly Part[];
}

/** Whether a part that somebody looks at would fit: besides what they chose, else in its stead. */
export function judgeNewcomer(part: Part, build: readonly Part[]): Newcomer {
  const added = judgeCandidate(part, build);
  const isOfItsKind = ({ id, categoryId }: Part) =>
    id !== part.id && slotOf(categoryId)?.id === slotOf(part.categoryId)?.id;
  const replaces = build.filter(isOfItsKind);
  if (added.verdict !== 'error' || replaces.length === 0) return { ...added, replaces: [] };
  const rest = build.filter((other) => !replaces.includes(other));
  return { ...judgeCandidate(part, rest), replaces };
}
