import { decidingDoubts } from './doubts.ts';
import { evaluate, findingsOn, worst } from './evaluate.ts';
import type { Finding, Verdict } from './finding.ts';
import type { Part } from './part.ts';
import { slotOf } from './slots.ts';
import { isBetween } from './tell-buyer.ts';

export interface Candidacy {
  /** Undefined where no rule compares it with what is there; `unknown` where a doubt decides. */
  verdict: Verdict | undefined;
  /** What is said of it and another part. */
  findings: readonly Finding[];
  /** What of that is not known and decides. */
  doubts: readonly Finding[];
}

/** What of a build stays when this part comes: a new board takes the place of the old one. */
export const beside = <Kept extends Pick<Part, 'id' | 'categoryId'>>(
  candidate: Pick<Part, 'id' | 'categoryId'>,
  build: readonly Kept[],
): Kept[] => {
  const slot = slotOf(candidate.categoryId);
  return build.filter(
    ({ id, categoryId }) =>
      id !== candidate.id && (slot?.isMany === true || slotOf(categoryId)?.id !== slot?.id),
  );
};

/** Whether a part would fit what stays of a build. What is still missing is not its fault. */
export function judgeCandidate(candidate: Part, build: readonly Part[]): Candidacy {
  const evaluation = evaluate([...beside(candidate, build), candidate]);
  const findings = findingsOn(evaluation, candidate.id).filter(isBetween);
  const doubts = decidingDoubts(findings);
  if (findings.length === 0) return { verdict: undefined, findings, doubts };
  return { verdict: doubts.length > 0 ? 'unknown' : worst(findings), findings, doubts };
}
