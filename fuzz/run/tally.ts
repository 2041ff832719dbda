import type { Problem, Rule } from '../checks/check-reply.ts';

/** A problem with the request that caused it. */
export interface Failure extends Problem {
  operation: string;
  request: number;
  changes: readonly string[];
  curl: string;
}

/** Counts of one run. */
export interface Tally {
  requests: number;
  repeats: number;
  byStatus: Map<string, number>;
  /** By operation, then by status. */
  byOperation: Map<string, Map<string, number>>;
  /** Requests without a change, by operation; all of those with a corpus. */
  validRequests: Map<string, number>;
  slowest: { operation: string; ms: number };
  failures: Failure[];
  failuresByRule: Map<Rule, number>;
}

export const emptyTally = (): Tally => ({
  requests: 0,
  repeats: 0,
  byStatus: new Map(),
  byOperation: new Map(),
  validRequests: new Map(),
  slowest: { operation: '', ms: 0 },
  failures: [],
  failuresByRule: new Map(),
});

export function countReply(tally: Tally, operation: string, status: string): void {
  tally.requests += 1;
  const ofOperation = tally.byOperation.get(operation) ?? new Map<string, number>();
  tally.byOperation.set(operation, ofOperation);
  for (const counts of [tally.byStatus, ofOperation]) add(counts, status);
}

/** Reports the first failures of each rule and operation. */
const reportedOfEach = 3;

export function countFailure(tally: Tally, failure: Failure): boolean {
  add(tally.failuresByRule, failure.rule);
  const alike = tally.failures.filter(
    ({ rule, operation }) => rule === failure.rule && operation === failure.operation,
  );
  if (alike.length >= reportedOfEach) return false;
  tally.failures.push(failure);
  return true;
}

export const add = <Key>(counts: Map<Key, number>, key: Key) =>
  void counts.set(key, (counts.get(key) ?? 0) + 1);
