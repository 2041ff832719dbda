import { setTimeout as delay } from 'node:timers/promises';
import { makeBuyers } from '@sirkito/bench/orders/buyers';
import { startLoad, type Load } from '../load/load.ts';
import type { Shop } from '../stack/shop.ts';
import { Skipped, traffic, type Fault, type Traffic } from './fault.ts';
import { describeWrong, longestGap, tally } from './judge.ts';
import { compareWithDatabase } from './orders-in-database.ts';

export interface Result {
  fault: Fault;
  /** Length of the fault, and of the whole row with its checks. */
  seconds: number;
  totalSeconds: number;
  gaps: Record<Traffic, number>;
  limits: Record<Traffic, number>;
  acknowledged: number;
  /** Answers of 503 with Retry-After. */
  retried: number;
  wrong: string[];
  lost: number;
  doubled: number;
  /** What else is wrong. */
  problems: string[];
  /** Why it could not be tried. */
  skipped?: string;
  load: Load;
}

export const holds = ({ gaps, limits, wrong, lost, doubled, problems }: Result): boolean =>
  [wrong.length, lost, doubled, problems.length].every((count) => count === 0) &&
  gaps.orders <= limits.orders &&
  gaps.reads <= limits.reads &&
  gaps.pages <= limits.pages;

const perTraffic = (value: (name: Traffic) => number) => ({
  orders: value('orders'),
  reads: value('reads'),
  pages: value('pages'),
});

const buyersPerSecond = 5;
/** For buyers: checks after a fault may take this long. */
const maxChecksSeconds = 180;
const recoveryMs = 30_000;

/** Runs one fault under load and compares what clients saw with the database. */
export async function runFault(
  shop: Shop,
  fault: Fault,
  { seconds, productIds }: { seconds: number; productIds: readonly string[] },
): Promise<Result> {
  const began = performance.now();
  const count = (seconds + maxChecksSeconds) * buyersPerSecond;
  const buyers = await makeBuyers({ databaseUrl: shop.databaseUrl, count, productIds });
  const accountIds = buyers.map(({ accountId }) => accountId);
  const load = startLoad(shop.web.url, buyers);
  const problems = (await load.succeedsAgain(recoveryMs))
    ? []
    : ['not all traffic succeeds before the fault'];
  const started = load.now();
  const outcome = await runSafely(shop, fault, load, seconds);
  if (!(await load.succeedsAgain(recoveryMs))) problems.push('not all traffic recovers');
  const ended = load.now();
  const unacknowledged = await load.stop();
  if (unacknowledged > 0) problems.push(`${unacknowledged} orders never acknowledged`);

  const seen = load.answers
    .map((answer) => ({ ...answer, at: answer.at - started }))
    .filter(({ at }) => at > 0);
  const wrong = load.answers.flatMap(({ kind, reply }) => describeWrong(kind, reply));
  const succeeded = load.answers.filter(({ reply }) => reply.status === 200).length;
  return {
    fault,
    load,
    seconds,
    totalSeconds: (performance.now() - began) / 1_000,
    gaps: perTraffic((name) => longestGap(seen, traffic[name], ended - started)),
    limits: perTraffic((name) => fault.maxGap[name] + (fault.stops?.includes(name) ? seconds : 0)),
    acknowledged: load.acknowledged.length,
    retried: load.answers.length - succeeded - wrong.length,
    wrong: tally(wrong),
    ...(await compareWithDatabase(shop.databaseUrl, load.acknowledged, accountIds)),
    problems: [...problems, ...outcome.problems],
    ...(outcome.skipped && { skipped: outcome.skipped }),
  };
}

/** A fault that throws fails its own row only. */
async function runSafely(shop: Shop, fault: Fault, load: Load, seconds: number) {
  const hold = () => delay(seconds * 1_000);
  try {
    return { problems: await fault.run({ shop, load, seconds, hold }) };
  } catch (error) {
    if (error instanceof Skipped) return { problems: [], skipped: error.message };
    return { problems: [error instanceof Error ? error.message : String(error)] };
  }
}
