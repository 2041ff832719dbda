import type { TestResult } from '../runners/test-result.ts';
import { claimedNumbers } from './requirement-list.ts';

interface Coverage {
  /** Claimed by a passing test and by no failing one. */
  covered: Set<string>;
  /** Claimed by a test but not listed. */
  unknown: string[];
  /** Covered before, but not now. */
  lost: string[];
}

export function coverageOf(
  known: readonly string[],
  results: readonly TestResult[],
  coveredBefore: readonly string[],
): Coverage {
  const claims = (outcome: TestResult['outcome']) =>
    new Set(
      results
        .filter((result) => result.outcome === outcome)
        .flatMap((result) => claimedNumbers(result.title)),
    );
  const covered = claims('passed').difference(claims('failed')).intersection(new Set(known));
  const claimed = new Set(results.flatMap((result) => claimedNumbers(result.title)));
  return {
    covered,
    unknown: [...claimed.difference(new Set(known))],
    lost: coveredBefore.filter((number) => !covered.has(number)),
  };
}
