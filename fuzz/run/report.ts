import { rules, type Rule } from '../checks/check-reply.ts';
import type { TestResult } from '../../scripts/runners/test-result.ts';
import type { Failure, Tally } from './tally.ts';

/** Overloads allowed, as a share of all requests. */
const mostOverloads = 0.02;

export function failureLines(
  { rule, operation, detail, request, changes, curl }: Failure,
  seed: number,
) {
  return [
    `\n${rule}: ${operation}`,
    `  ${detail.replaceAll(/[^\x20-\x7e]/g, '·')}`,
    `  request ${request} of seed ${seed}: ${changes.join(', ') || 'valid'}`,
    `  ${curl}`,
  ].join('\n');
}

/** One line for each rule, for the totals of the gate. */
export function ruleResults(tally: Tally): TestResult[] {
  const ofRules = Object.entries(rules).map(([rule, title]): TestResult => {
    // Object.entries forgets the type of the keys.
    const count = tally.failuresByRule.get(rule as Rule) ?? 0;
    const suffix = count > 0 ? ` (${count} do not)` : '';
    return { title: `[SC-40] fuzz: ${title}${suffix}`, outcome: count > 0 ? 'failed' : 'passed' };
  });
  const share = tally.overloads / Math.max(1, tally.requests);
  const title = `[SC-40] fuzz: ${tally.overloads} of ${tally.requests} requests met overload`;
  return [...ofRules, { title, outcome: share > mostOverloads ? 'failed' : 'passed' }];
}

/** Requests by status, and operations that never succeeded. */
export function summaryLines(tally: Tally): string[] {
  const statuses = [...tally.byStatus].toSorted(([a], [b]) => a.localeCompare(b));
  const unsuccessful = [...tally.byOperation].flatMap(([operation, counts]) =>
    counts.has('200') ? [] : operation,
  );
  return [
    `${tally.requests} requests to ${tally.byOperation.size} operations, ${tally.repeats} repeated`,
    statuses.map(([status, count]) => `${status}: ${count}`).join(', '),
    `slowest: ${tally.slowest.ms} ms, ${tally.slowest.operation}`,
    `never 200: ${unsuccessful.join(', ') || 'none'}`,
  ];
}
