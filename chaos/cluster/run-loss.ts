import { setTimeout as delay } from 'node:timers/promises';
import { makeBuyers } from '@sirkito/bench/orders/buyers';
import { ofRole } from '../../scripts/cluster/hosts.ts';
import { localHosts } from '../../scripts/cluster/local-settings.ts';
import { members, primaryOf } from '../../scripts/cluster/patroni.ts';
import { ownerUrl } from '../../scripts/cluster/up.ts';
import { answers, waitFor } from '../../scripts/cluster/wait.ts';
import { required, type Settings } from '../../scripts/services/settings.ts';
import { longestGap, tally } from '../harness/judge.ts';
import { compareWithDatabase } from '../harness/orders-in-database.ts';
import { waitUntil } from '../harness/wait-until.ts';
import { startLoad } from '../load/load.ts';
import type { Loss } from './losses.ts';

const buyerCount = 900;
const recoveryMs = 60_000;
const holdMs = 15_000;

/** Runs one loss under a light load of orders through nginx. Returns what is wrong. */
export async function runLoss(
  loss: Loss,
  settings: Settings,
  productIds: readonly string[],
): Promise<string[]> {
  const databaseUrl = await databaseUrlOf(settings);
  const buyers = await makeBuyers({ databaseUrl, count: buyerCount, productIds });
  const accountIds = buyers.map(({ accountId }) => accountId);
  const load = startLoad(`https://${required(settings, 'FRONT')}`, buyers);
  const problems: string[] = [];
  if (!(await load.succeedsAgain(recoveryMs))) problems.push('orders fail before the loss');
  const started = load.now();
  const { host, undo } = await loss.cause(settings);
  try {
    // Longer than it takes until the nodes notice.
    await delay(holdMs);
    if (!(await load.succeedsAgain(recoveryMs))) problems.push('not all traffic recovers');
  } finally {
    await undo();
  }
  if (!(await isCompleteAgain(settings))) problems.push('not all hosts are back');
  problems.push(...(await loss.check(settings, host)));
  if (!(await load.succeedsAgain(recoveryMs))) problems.push('traffic fails after the return');
  const ended = load.now();
  const unacknowledged = await load.stop();

  const seen = load.answers
    .map((answer) => ({ ...answer, at: answer.at - started }))
    .filter(({ at }) => at > 0);
  const gap = longestGap(seen, ['order'], ended - started);
  const reads = longestGap(seen, ['session', 'catalogue', 'page'], ended - started);
  const failures = seen.flatMap(({ kind, reply }) =>
    reply.status === 200 ? [] : [`${kind} ${reply.status}`],
  );
  const acknowledged = load.acknowledged.length;
  const database = await databaseUrlOf(settings);
  const { lost, doubled } = await compareWithDatabase(database, load.acknowledged, accountIds);
  console.log(
    `${loss.name} (${host.name}): ${gap.toFixed(1)} s without an order, ${reads.toFixed(1)} s without a read; ` +
      `${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled; ${tally(failures).join(', ') || 'no failures'}`,
  );
  if (gap > loss.maxGap) problems.push(`${gap.toFixed(1)} s without an order`);
  if (lost + doubled > 0) problems.push(`${lost} orders lost, ${doubled} doubled`);
  if (unacknowledged > 0) problems.push(`${unacknowledged} orders never acknowledged`);
  return problems;
}

export async function databaseUrlOf(settings: Settings): Promise<string> {
  const databases = ofRole(localHosts(settings), 'db');
  const primary = await waitFor('there is a primary', 60, () => primaryOf(databases));
  return ownerUrl(primary, settings);
}

/** Waits until every node replicates and every app host is ready. Returns whether they do. */
async function isCompleteAgain(settings: Settings): Promise<boolean> {
  const hosts = localHosts(settings);
  return waitUntil(async () => {
    const nodes = await members(ofRole(hosts, 'db'));
    const areNodesUp =
      nodes.length === 3 &&
      nodes.every(({ state }) => state === 'running') &&
      nodes.some(({ role }) => role === 'sync_standby');
    const apps = ofRole(hosts, 'app').map(({ address }) =>
      answers(`http://${address}:4000/readyz`),
    );
    return areNodesUp && (await Promise.all(apps)).every(Boolean);
  }, recoveryMs / 1_000);
}
