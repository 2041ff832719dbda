import type { TestResult } from './test-result.ts';

/** `N passed, N failed`, and what was skipped if anything was. */
export function totalsLine(results: readonly TestResult[]): string {
  const count = (outcome: TestResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  const skipped = count('skipped');
  const line = `${count('passed')} passed, ${count('failed')} failed`;
  return skipped === 0 ? line : `${line}, ${skipped} skipped`;
}

/** What failed and what needed a second try by name, then the totals as the last line. */
export function resultLines(results: readonly TestResult[]): string[] {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const flaky = results.filter(({ isFlaky }) => isFlaky);
  return [
    ...failed.map(({ title }) => `failed: ${title}`),
    ...flaky.map(({ title }) => `flaky: ${title}`),
    totalsLine(results),
  ];
}
