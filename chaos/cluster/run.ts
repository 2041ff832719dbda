import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeBuyers, makeParts, type Buyer } from '@sirkito/bench/orders/buyers';
import { folder, ofRole } from '../../scripts/cluster/hosts.ts';
import { localHosts } from '../../scripts/cluster/local-settings.ts';
import { primaryOf } from '../../scripts/cluster/patroni.ts';
import { ownerUrl } from '../../scripts/cluster/up.ts';
import { answers, waitFor } from '../../scripts/cluster/wait.ts';
import { required, type Settings } from '../../scripts/services/settings.ts';
import { longestGap, tally } from '../harness/judge.ts';
import { waitUntil } from '../harness/wait-until.ts';
import { startLoad, type Answer } from '../load/load.ts';
import { readKinds } from '../load/reads.ts';
import { check, isUnavailable, type Rule } from './checks.ts';
import { gatherEvidence } from './evidence.ts';
import { createHistory } from './history.ts';
import { maxGap, type Kind, type Nemesis } from './nemesis/nemesis.ts';
import { isComplete } from './nemesis/targets.ts';
import { createShoppers } from './shoppers.ts';

export interface Result {
  name: string;
  requirement: string;
  kind: Kind;
  seconds: number;
  /** Longest time without an order, and without a read of some kind, in seconds. */
  orderGap: number;
  readGap: number;
  acknowledged: number;
  counts: Record<Rule, number>;
  /** What clients saw besides success and "out of stock". */
  failures: string[];
  problems: string[];
}

const buyerCount = 600;
const scarceStock = 20;
const minSeconds = 30;
const holdMs = 15_000;
const recoveryMs = 60_000;

/** What a run needs in the database. */
interface Crowd {
  buyers: Buyer[];
  scarceId: string;
}

export async function prepare(settings: Settings): Promise<Crowd> {
  const databaseUrl = await databaseUrlOf(settings);
  const plenty = await makeParts(databaseUrl, { count: 3, stock: 100_000 });
  const [scarceId = ''] = await makeParts(databaseUrl, { count: 1, stock: scarceStock });
  const productIds = [...plenty, scarceId];
  return { scarceId, buyers: await makeBuyers({ databaseUrl, count: buyerCount, productIds }) };
}

interface Hooks {
  /** Sabotages something before the nemesis starts. */
  sabotage?: (settings: Settings) => Promise<void>;
  /** Called when everything works again, while the clients go on. */
  onRecovered?: () => void;
}

/** Runs a nemesis under orders through nginx, and compares what clients saw with the database. */
export async function run(
  nemesis: Nemesis,
  settings: Settings,
  { buyers, scarceId }: Crowd,
  { sabotage, onRecovered }: Hooks = {},
): Promise<Result> {
  const history = createHistory(await newHistoryFile());
  const load = startLoad(`https://${required(settings, 'FRONT')}`, buyers, {
    buy: createShoppers(history, scarceId),
  });
  const problems: string[] = [];
  if (!(await load.succeedsAgain(recoveryMs))) problems.push('not all traffic succeeds before');
  await sabotage?.(settings);

  const started = load.now();
  const undo = await nemesis.start(settings);
  await delay(Math.max(0, holdMs - (load.now() - started)));
  await undo();
  if (!(await isRecovered(settings))) problems.push('not all hosts are back');
  if (!(await load.succeedsAgain(recoveryMs))) problems.push('not all traffic recovers');
  problems.push(...((await nemesis.check?.(settings)) ?? []));
  onRecovered?.();
  await delay(Math.max(0, minSeconds * 1_000 - (load.now() - started)));
  const ended = load.now();
  const unsettled = await load.stop();
  if (unsettled > 0) {
    problems.push(`unsettled: ${unsettled} buyers don't know whether they ordered`);
  }

  const seen = load.answers
    .map((answer) => ({ ...answer, at: answer.at - started }))
    .filter(({ at }) => at > 0);
  const orderGap = longestGap(seen, ['order'], ended - started);
  if (orderGap > maxGap[nemesis.kind]) {
    problems.push(`too slow: ${orderGap.toFixed(1)} s without an order`);
  }
  problems.push(...wrongAnswers(seen));
  const stock = { productId: scarceId, stock: scarceStock };
  const evidence = await gatherEvidence(await databaseUrlOf(settings), history, stock);
  const found = check(evidence);
  return {
    name: nemesis.name,
    requirement: nemesis.requirement,
    kind: nemesis.kind,
    seconds: Math.round((ended - started) / 1_000),
    orderGap,
    readGap: longestGap(seen, readKinds, ended - started),
    acknowledged: evidence.history.filter(({ type }) => type === 'placed').length,
    counts: found.counts,
    failures: tally(
      seen.flatMap(({ kind, reply }) =>
        [200, 409].some((status) => status === reply.status) ? [] : [`${kind} ${reply.status}`],
      ),
    ),
    problems: [...problems, ...found.problems],
  };
}

const wrongAnswers = (seen: readonly Answer[]) =>
  tally(
    seen.flatMap(({ kind, reply: { status } }) =>
      status === 200 || (kind === 'order' && status === 409) || isUnavailable(status)
        ? []
        : [`wrong answer: ${kind} ${status}`],
    ),
  );

async function newHistoryFile(): Promise<string> {
  const file = join(folder, 'history.jsonl');
  await mkdir(folder, { recursive: true });
  await rm(file, { force: true });
  return file;
}

export async function databaseUrlOf(settings: Settings): Promise<string> {
  const databases = ofRole(localHosts(settings), 'db');
  const primary = await waitFor('there is a primary', 60, () => primaryOf(databases));
  return ownerUrl(primary, settings);
}

/** Waits until every node replicates and every app host is ready. Returns whether they do. */
async function isRecovered(settings: Settings): Promise<boolean> {
  const apps = ofRole(localHosts(settings), 'app');
  const areReady = async () => {
    const urls = apps.flatMap(({ address }) => [
      `http://${address}:4000/readyz`,
      `http://${address}:3000/healthz`,
    ]);
    return (await Promise.all(urls.map(answers))).every(Boolean);
  };
  return waitUntil(
    async () => (await isComplete(settings)) && (await areReady()),
    recoveryMs / 1_000,
  );
}
