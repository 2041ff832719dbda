import {
  evaluate,
  everyFinding,
  isBetweenParts,
  type Evaluation,
  type Finding,
  type Slot,
} from '@sirkito/compatibility';
import { toPart, type BuildPart } from '#api/modules/catalog/index.ts';
import { isOnlyMissingProcessor, isUnverified } from '../parts/unverified.ts';

/** One part for another, or one more. */
export interface Change {
  slot: Slot;
  out: BuildPart | undefined;
  part: BuildPart;
  quantity: number;
}

const isConflict = ({ verdict }: Finding): boolean => verdict === 'error' || verdict === 'warn';

export const conflictsOf = ({ findings }: Pick<Evaluation, 'findings'>): Finding[] =>
  findings.filter(isConflict);

/** Returns the parts with the changes made. */
export const partsAfter = (
  parts: readonly BuildPart[],
  changes: readonly Change[],
): readonly BuildPart[] =>
  changes.reduce<readonly BuildPart[]>(
    (before, { out, part, quantity }) => [
      ...before.filter(({ _id }) => _id !== out?._id),
      ...Array.from({ length: quantity }, () => part),
    ],
    parts,
  );

/** Returns whether a build has fewer errors, or as many and fewer warnings. Fixes can't go in circles. */
export function isBetter(after: readonly BuildPart[], before: readonly BuildPart[]): boolean {
  const [one, other] = [after, before].map((parts) => {
    const { findings } = evaluate(parts.map(toPart));
    const count = (verdict: Finding['verdict']) =>
      findings.filter((finding) => finding.verdict === verdict).length;
    return { errors: count('error'), warnings: count('warn') };
  });
  if (!one || !other) return false;
  return one.errors === other.errors ? one.warnings < other.warnings : one.errors < other.errors;
}

/** What a new part may bring: only a step may leave errors for the next fix. */
export const strictness = {
  noWarnings: ['error', 'warn'],
  noErrors: ['error'],
  step: [],
} as const satisfies Record<string, readonly Finding['verdict'][]>;

interface Attempt {
  parts: readonly BuildPart[];
  /** Sentences of all conflicts before the change. */
  known: ReadonlySet<string>;
  finding: Finding;
  excluded: readonly Finding['verdict'][];
}

/** An unknown verdict does not resolve a conflict. */
const isUncertain = (finding: Finding): boolean =>
  finding.verdict === 'unknown' && !isOnlyMissingProcessor(finding);

/** Returns whether the change resolves the conflict and brings nothing that is excluded. */
export function fixedBy(change: Change, { parts, known, finding, excluded }: Attempt): boolean {
  const { part, out } = change;
  const isStep = excluded.length === 0;
  const stays = finding.parts.filter((id) => id !== out?._id);
  return everyFinding(partsAfter(parts, [change]).map(toPart), (found) => {
    const { rule, verdict, sentence, parts: involved } = found;
    if (sentence === finding.sentence && isConflict(found)) return false;
    if (verdict === 'error' && !isStep && !known.has(sentence)) return false;
    if (!involved.includes(part._id) || !isBetweenParts({ rule, parts: involved })) return true;
    // A step must be right for the parts of its own conflict.
    if (isStep && !involved.some((id) => stays.includes(id))) return true;
    return !(
      excluded.includes(verdict) ||
      (isStep && verdict === 'error') ||
      isUnverified(part, found) ||
      (rule === finding.rule && (verdict === finding.verdict || isUncertain(found)))
    );
  });
}
