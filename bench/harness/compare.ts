import type { Bench, Row } from './bench-case.ts';
import { databaseProcesses, type DatabaseProcesses } from './database-processes.ts';
import type { Load } from './load.ts';
import { measure } from './measure.ts';
import { median, percentile, rounded } from './statistics.ts';

export interface Contender {
  name: string;
  /** The server processes that do the work. */
  pids: readonly number[];
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
 * Runs all of them in turns, so that a busy moment of the machine hits each alike. The first one
 * is the floor that the others are held against, by the processor time of one answer.
 */
export async function compare(bench: Bench, contenders: readonly Contender[]): Promise<Row[]> {
  const { rounds, seconds, warmUpSeconds } = bench.effort;
  const database = await databaseProcesses(bench.stage.databaseUrl);
  const results = contenders.map(() => [] as Round[]);
  for (const contender of contenders) await contender.run(warmUpSeconds);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, contender] of contenders.entries()) {
      results[index]?.push(await oneRound(contender, database, seconds));
    }
  }
  const middles = results.map(middleOf);
  return contenders.map(({ name }, index) => row(name, middles[index], middles[0]));
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

function middleOf(rounds: readonly Round[]): Round {
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

function row(name: string, middle: Round | undefined, floor: Round | undefined): Row {
  if (!middle || !floor) throw new Error('a contender has no rounds');
  const cost = ({ serverUs, databaseUs }: Round) => serverUs + (databaseUs ?? 0);
  return {
    what: name,
    'req/s': Math.round(middle.rate),
    'server µs': rounded(middle.serverUs),
    'database µs': middle.databaseUs === null ? null : rounded(middle.databaseUs),
    'client µs': rounded(middle.clientUs),
    'p50 ms': rounded(middle.p50),
    'p99 ms': rounded(middle.p99),
    'CPU × floor': rounded(cost(middle) / cost(floor)),
    'rate × floor': rounded(middle.rate / floor.rate),
  };
}
