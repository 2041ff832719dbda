import type { TestResult } from './test-result.ts';

/** Formats `N passed, N failed`, with the number skipped if any. */
export function totalsLine(results: readonly TestResult[]): string {
  const count = (outcome: TestResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  const skipped = count('skipped');
  const line = `${count('passed')} passed, ${count('failed')} failed`;
  return skipped === 0 ? line : `${line}, ${skipped} skipped`;
}

/** Lists failed and flaky tests by name, then the totals as the last line. */
export function resultLines(results: readonly TestResult[]): string[] {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const flaky = results.filter(({ isFlaky }) => isFlaky);
  return [
    ...failed.map(({ title }) => `failed: ${title}`),
    ...flaky.map(({ title }) => `flaky: ${title}`),
    totalsLine(results),
  ];
}
