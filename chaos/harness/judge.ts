import type { Reply } from '../load/call.ts';
import type { Answer, Kind } from '../load/load.ts';

/** Returns the longest time without a success, in seconds. */
export function longestGap(answers: readonly Answer[], kinds: readonly Kind[], endMs: number) {
  const gaps = kinds.map((kind) => {
    const times = answers
      .filter((answer) => answer.kind === kind && answer.reply.status === 200)
      .map(({ at }) => at);
    const marks = [0, ...times.toSorted((a, b) => a - b), endMs].filter((at) => at <= endMs);
    return Math.max(...marks.slice(1).map((at, index) => at - (marks[index] ?? 0)));
  });
  return Math.max(...gaps) / 1_000;
}

/** Describes a reply with another status than expected, or a 503 without Retry-After. */
export function describeWrong(
  what: string,
  reply: Reply,
  expected: readonly number[] = [200, 503],
): string[] {
  if (!expected.some((status) => status === reply.status)) return [`${what}: ${reply.status}`];
  const isBare = reply.status === 503 && 'retryAfter' in reply && reply.retryAfter === null;
  return isBare ? [`${what}: 503 without Retry-After`] : [];
}

/** Counts equal lines: `order: 500 × 12`. */
export function tally(lines: readonly string[]): string[] {
  const counts = Map.groupBy(lines, (line) => line);
  return [...counts].map(([line, all]) => (all.length > 1 ? `${line} × ${all.length}` : line));
}
