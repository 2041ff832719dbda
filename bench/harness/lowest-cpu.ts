import type { DatabaseProcesses } from './database-processes.ts';
import { measure } from './measure.ts';

export interface CountedWork {
  name: string;
  /** Server processes to measure. */
  pids: readonly number[];
  /** Requests per round. A count, because in a fixed time a busy machine would warm up less. */
  requests: number;
  run: (requests: number) => Promise<{ times: readonly number[] }>;
}

export const warmUpRounds = 3;

/**
 * Runs the work in turns and returns the lowest CPU time per request of each, in µs. Load on the
 * machine only adds CPU time, so the lowest of several short rounds varies least.
 */
export async function lowestCpu(
  works: readonly CountedWork[],
  database: DatabaseProcesses,
  rounds: number,
): Promise<Map<string, number>> {
  const lowest = new Map<string, number>();
  for (const { requests, run } of works) await run(requests * warmUpRounds);
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, pids, requests, run } of works) {
      const { result, serverMs, databaseMs } = await measure({ pids, database }, () =>
        run(requests),
      );
      const each = ((serverMs + (databaseMs ?? 0)) * 1_000) / result.times.length;
      lowest.set(name, Math.min(each, lowest.get(name) ?? Infinity));
    }
  }
  return lowest;
}
