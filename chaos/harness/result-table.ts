import { toTable } from '@sirkito/bench/harness/table';
import type { TestResult } from '../../scripts/runners/test-result.ts';
import type { Traffic } from './fault.ts';
import { holds, type Result } from './run-fault.ts';

/** Formats results as a table, with what was wrong below it. */
export function resultTable(results: readonly Result[]): string {
  const rows = results.map((result) => ({
    fault: result.fault.name,
    seconds: result.seconds,
    'order gap': withLimit(result, 'orders'),
    'read gap': withLimit(result, 'reads'),
    'page gap': withLimit(result, 'pages'),
    acknowledged: result.acknowledged,
    retried: result.retried,
    wrong: countWrong(result),
    lost: result.lost,
    doubled: result.doubled,
    holds: verdicts[outcomeOf(result)],
  }));
  const title = 'Longest time without a success, in seconds (limit)';
  return toTable({ title, rows, notes: results.flatMap(detailsOf) });
}

export const toTestResult = (result: Result): TestResult => ({
  title: `${result.fault.name}: ${result.fault.about}`,
  outcome: outcomeOf(result),
  seconds: result.totalSeconds,
});

export function outcomeOf(result: Result): TestResult['outcome'] {
  if (result.skipped !== undefined) return 'skipped';
  return holds(result) ? 'passed' : 'failed';
}

const verdicts = { passed: 'yes', failed: 'NO', skipped: 'skipped' };

const withLimit = ({ gaps, limits }: Result, name: Traffic) =>
  `${gaps[name].toFixed(1)} (${limits[name]})`;

const countWrong = ({ wrong }: Result) =>
  wrong.reduce((sum, line) => sum + Number(/ × (\d+)$/.exec(line)?.[1] ?? 1), 0);

const detailsOf = ({ fault, wrong, problems, skipped }: Result) =>
  [...(skipped ? [skipped] : []), ...wrong, ...problems].map((line) => `${fault.name}: ${line}`);
