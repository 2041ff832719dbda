import type { Bench, Row } from './bench-case.ts';
import { databaseProcesses, type DatabaseProcesses } from './database-processes.ts';
import type { Load } from './load.ts';
import { measure } from './measure.ts';
import { median, percentile, rounded } from './statistics.ts';

export interface Contender {
  name: string;
  /** Server processes to measure. */
  pids: readonly number[];
  /** Its database, if not that of the stage. */
  databaseUrl?: string;
  run: (seconds: number) => Promise<Load>;
}

interface Round {
  rate: number;
  serverUs: number;
  databaseUs: number | null;
  clientUs: number;
  p50: number;
  p99: number;
}

/**
 * Runs the contenders in turns, so that load on the machine affects all of them. The first one is
 * the baseline for CPU time per request.
 */
export async function compare(bench: Bench, contenders: readonly Contender[]): Promise<Row[]> {
  const { rounds, seconds, warmUpSeconds } = bench.effort;
  const databases = await Promise.all(
    contenders.map(({ databaseUrl = bench.stage.databaseUrl }) => databaseProcesses(databaseUrl)),
  );
  const results = contenders.map(() => [] as Round[]);
  for (const contender of contenders) await contender.run(warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      results[index]?.push(await oneRound(contender, databases[index] ?? null, seconds));
    }
  }
  const medians = results.map(medianOf);
  return contenders.map(({ name }, index) => row(name, medians[index], medians[0]));
}

async function oneRound(
  { pids, run }: Contender,
  database: DatabaseProcesses,
  seconds: number,
): Promise<Round> {
  const { result, serverMs, databaseMs, ownMs } = await measure({ pids, database }, () =>
    run(seconds),
  );
  const each = (ms: number) => (ms * 1_000) / result.answered;
  return {
    rate: result.answered / result.seconds,
    serverUs: each(serverMs),
    databaseUs: databaseMs === null ? null : each(databaseMs),
    clientUs: each(ownMs),
    p50: percentile(result.times, 0.5),
    p99: percentile(result.times, 0.99),
  };
}

function medianOf(rounds: readonly Round[]): Round {
  const of = (pick: (round: Round) => number) => median(rounds.map(pick));
  return {
    rate: of((round) => round.rate),
    serverUs: of((round) => round.serverUs),
    databaseUs: rounds[0]?.databaseUs === null ? null : of((round) => round.databaseUs ?? 0),
    clientUs: of((round) => round.clientUs),
    p50: of((round) => round.p50),
    p99: of((round) => round.p99),
  };
}

function row(name: string, middle: Round | undefined, baseline: Round | undefined): Row {
  if (!middle || !baseline) throw new Error('no rounds were measured');
  const cost = ({ serverUs, databaseUs }: Round) => serverUs + (databaseUs ?? 0);
  return {
    what: name,
    'req/s': Math.round(middle.rate),
    'server µs': rounded(middle.serverUs),
    'database µs': middle.databaseUs === null ? null : rounded(middle.databaseUs),
    'client µs': rounded(middle.clientUs),
    'p50 ms': rounded(middle.p50),
    'p99 ms': rounded(middle.p99),
    'CPU × baseline': rounded(cost(middle) / cost(baseline)),
    'rate × baseline': rounded(middle.rate / baseline.rate),
  };
}
