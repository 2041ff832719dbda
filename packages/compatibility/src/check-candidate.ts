import { blockingUnknowns } from './blocking-unknowns.ts';
import { evaluate, findingsFor, type Evaluation } from './evaluate.ts';
import type { Finding, Verdict } from './finding.ts';
import { fitVerdict } from './fit-verdict.ts';
import type { Part } from './part.ts';
import { slotOf } from './slots.ts';
import { isBetweenParts } from './is-shown-to-buyer.ts';

export interface CandidateCheck {
  /** Undefined if no rule applies; `unknown` if a blocking rule is unverified. */
  verdict: Verdict | undefined;
  /** Findings about the candidate and another part. */
  findings: readonly Finding[];
  /** The findings that make the verdict `unknown`. */
  blockingUnknowns: readonly Finding[];
}

/** Returns the parts that stay: the candidate replaces the part in a slot that holds one. */
export const remainingParts = <Candidate extends Pick<Part, 'id' | 'categoryId'>>(
  candidate: Pick<Part, 'id' | 'categoryId'>,
  build: readonly Candidate[],
): Candidate[] => {
  const slot = slotOf(candidate.categoryId);
  return build.filter(
    ({ id, categoryId }) =>
      id !== candidate.id && (slot?.isMany === true || slotOf(categoryId)?.id !== slot?.id),
  );
};

/** Checks whether a part fits the rest of a build. Ignores parts the build still lacks. */
export function checkCandidate(candidate: Part, build: readonly Part[]): CandidateCheck {
  return checkInBuild(candidate.id, evaluate([...remainingParts(candidate, build), candidate]));
}

/** Returns the check of one part of an evaluated build. */
export function checkInBuild(id: string, evaluation: Evaluation): CandidateCheck {
  const findings = findingsFor(evaluation, id).filter(isBetweenParts);
  return {
    verdict: fitVerdict(findings),
    findings,
    blockingUnknowns: blockingUnknowns(findings),
  };
}
