import type { Answer, Kind } from '../load/load.ts';

/** Returns the median latency of the answers since a moment, in whole milliseconds. */
export function medianMs(answers: readonly Answer[], kind: Kind, from: number): number {
  const times = answers
    .filter((answer) => answer.kind === kind && answer.at > from)
    .map(({ reply }) => reply.ms)
    .toSorted((a, b) => a - b);
  return Math.round(times[Math.floor(times.length / 2)] ?? 0);
}
