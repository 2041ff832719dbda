import { rules, type Rule } from '../checks/check-reply.ts';
import type { TestResult } from '../../scripts/runners/test-result.ts';
import { rarelySucceeds, refusesByDesign } from './exceptions.ts';
import type { Failure, Tally } from './tally.ts';

/** Shares of 503 allowed. A few on a busy machine don't count against an operation. */
const maxOverloadShare = { ofAll: 0.02, ofOperation: 0.05 };
const minOverloads = 5;

/** Fewer valid requests may all miss what an operation needs, such as an order that can be refunded. */
const minValidRequests = 40;

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

/** One line for each rule, for the totals of the nightly run. */
export function ruleResults(tally: Tally): TestResult[] {
  const ofRules = Object.entries(rules).map(([rule, title]): TestResult => {
    // Object.entries forgets the type of the keys.
    const count = tally.failuresByRule.get(rule as Rule) ?? 0;
    const suffix = count > 0 ? ` (${count} do not)` : '';
    return { title: `[SC-40] fuzz: ${title}${suffix}`, outcome: count > 0 ? 'failed' : 'passed' };
  });
  const exempt = new Set(Object.keys(refusesByDesign));
  const counted = [...tally.byOperation].filter(([operation]) => !exempt.has(operation));
  const overloads = sum(counted.map(([, counts]) => counts.get('503') ?? 0));
  const share = overloads / Math.max(1, tally.requests);
  return [
    ...ofRules,
    {
      title: `[SC-43] fuzz: ${overloads} of ${tally.requests} requests met overload`,
      outcome: share > maxOverloadShare.ofAll ? 'failed' : 'passed',
    },
    operationResult(
      'no operation answers 503 too often',
      counted.flatMap(([operation, counts]) => (isOverloaded(counts) ? operation : [])),
    ),
    operationResult(
      'every operation succeeds',
      unsuccessful(tally).filter(
        (operation) =>
          !(operation in rarelySucceeds) &&
          (tally.validRequests.get(operation) ?? 0) >= minValidRequests,
      ),
    ),
  ];
}

function isOverloaded(counts: ReadonlyMap<string, number>): boolean {
  const overloads = counts.get('503') ?? 0;
  return (
    overloads >= minOverloads &&
    overloads > maxOverloadShare.ofOperation * sum([...counts.values()])
  );
}

const unsuccessful = ({ byOperation }: Tally): string[] =>
  [...byOperation].flatMap(([operation, counts]) =>
    [...counts.keys()].some((status) => status.startsWith('2')) ? [] : operation,
  );

function operationResult(rule: string, broken: readonly string[]): TestResult {
  const suffix = broken.length > 0 ? ` (not ${broken.join(', ')})` : '';
  return {
    title: `[SC-43] fuzz: ${rule}${suffix}`,
    outcome: broken.length > 0 ? 'failed' : 'passed',
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Requests by status, and operations that never succeeded. */
export function summaryLines(tally: Tally): string[] {
  const statuses = [...tally.byStatus].toSorted(([a], [b]) => a.localeCompare(b));
  return [
    `${tally.requests} requests to ${tally.byOperation.size} operations, ${tally.repeats} repeated`,
    statuses.map(([status, count]) => `${status}: ${count}`).join(', '),
    `slowest: ${tally.slowest.ms} ms, ${tally.slowest.operation}`,
    `never succeeded: ${unsuccessful(tally).join(', ') || 'none'}`,
  ];
}
