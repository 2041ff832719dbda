import { stripVTControlCharacters } from 'node:util';
import type { TestResult } from './test-result.ts';

/** Formats `N passed, N failed`, with the number skipped if any. */
export function totalsLine(results: readonly TestResult[]): string {
  const count = (outcome: TestResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  const skipped = count('skipped');
  const line = `${count('passed')} passed, ${count('failed')} failed`;
  return skipped === 0 ? line : `${line}, ${skipped} skipped`;
}

/** A browser's error log can be long. */
const maxMessageLines = 12;

/** Lists failed tests with their messages and flaky ones, then the totals as the last line. */
export function resultLines(results: readonly TestResult[]): string[] {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const flaky = results.filter(({ isFlaky }) => isFlaky);
  return [
    ...failed.flatMap(({ title, message }) => [`failed: ${title}`, ...messageLines(message)]),
    ...flaky.map(({ title }) => `flaky: ${title}`),
    totalsLine(results),
  ];
}

const messageLines = (message = ''): string[] =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, maxMessageLines)
    .map((line) => `  ${line}`);
