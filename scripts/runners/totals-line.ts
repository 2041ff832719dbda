import type { TestResult } from './test-result.ts';

/** `N passed, N failed`, and what was skipped if anything was. */
export function totalsLine(results: readonly TestResult[]): string {
  const count = (outcome: TestResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  const skipped = count('skipped');
  const line = `${count('passed')} passed, ${count('failed')} failed`;
  return skipped === 0 ? line : `${line}, ${skipped} skipped`;
}
