import { setTimeout as delay } from 'node:timers/promises';
import { makeBuyers } from '@sirkito/bench/orders/buyers';
import { query } from '@sirkito/e2e/stack/database';
import { onThisMachine } from '../../scripts/cluster/update/access.ts';
import { ofRole, type Host } from '../../scripts/cluster/hosts.ts';
import { localHosts } from '../../scripts/cluster/local-settings.ts';
import { rollback, update } from '../../scripts/cluster/update/update.ts';
import { required, type Settings } from '../../scripts/services/settings.ts';
import { databaseUrlOf } from '../cluster/run.ts';
import { alwaysUndo } from '../harness/always-undo.ts';
import { tally } from '../harness/judge.ts';
import { compareWithDatabase } from '../harness/orders-in-database.ts';
import { startLoad } from '../load/load.ts';
import { startAssetLoad } from './assets.ts';
import {
  breakableParts,
  createBrokenRelease,
  createNextRelease,
  undoMigration,
} from './releases.ts';

type Report = (about: string, problems: string[]) => void;

const everyMs = { order: 100, session: 100, catalogue: 500, page: 250 };
const buyerCount = 3_000;
/** Requests that fail in this time show that the machine is too busy for the test. */
const calmMs = 10_000;

/**
 * Updates the app hosts of the running cluster and back, under load through nginx. Their migration never
 * stays, because restores refuse a database that is newer than the release. If it is interrupted, use
 * `npm run cluster -- rollback` too.
 */
export const testUpdates = (
  settings: Settings,
  productIds: readonly string[],
  report: Report,
): Promise<void> =>
  alwaysUndo(
    () => updateAndReturn(settings, productIds, report),
    async () => {
      await query(await databaseUrlOf(settings), undoMigration);
    },
  );

async function updateAndReturn(
  settings: Settings,
  productIds: readonly string[],
  report: Report,
): Promise<void> {
  const apps = ofRole(localHosts(settings), 'app');
  const underLoad = async (name: string, work: () => Promise<void>) =>
    runUnderLoad(name, settings, productIds, work);
  const before = await runningReleases(apps);

  const next = await createNextRelease('next');
  report('[DP-45] an update fails no request', [
    ...(await underLoad('update', () => update(onThisMachine, apps, next))),
    ...differences(
      await runningReleases(apps),
      before.map(() => '/srv/releases/next'),
    ),
  ]);
  report('[DP-46] a rollback fails no request', [
    ...(await underLoad('rollback', () => rollback(onThisMachine, apps))),
    ...differences(await runningReleases(apps), before),
  ]);
  for (const part of breakableParts) {
    const broken = await createBrokenRelease(part);
    let error: unknown;
    const problems = await underLoad(`broken ${part}`, () =>
      update(onThisMachine, apps, broken).catch((thrown: unknown) => void (error = thrown)),
    );
    if (
      !String(error).includes(
        `The ${part} of /srv/releases/broken-${part} doesn't get ready on app1`,
      )
    ) {
      problems.push(`the update says ${String(error)}`);
    }
    report(`[DP-47] a release whose ${part} is broken is undone and fails no request`, [
      ...problems,
      ...differences(await runningReleases(apps), before),
    ]);
  }
}

async function runUnderLoad(
  name: string,
  settings: Settings,
  productIds: readonly string[],
  work: () => Promise<void>,
): Promise<string[]> {
  const databaseUrl = await databaseUrlOf(settings);
  const buyers = await makeBuyers({ databaseUrl, count: buyerCount, productIds });
  const accountIds = buyers.map(({ accountId }) => accountId);
  const origin = `https://${required(settings, 'FRONT')}`;
  const [load, assets] = [startLoad(origin, buyers, { everyMs }), startAssetLoad(origin)];
  await delay(calmMs);
  const began = load.now();
  await work();
  const seconds = (load.now() - began) / 1_000;
  await delay(3_000);
  const left = buyers.length;
  const [unacknowledged, loaded] = [await load.stop(), await assets.stop()];

  const failures = load.answers.flatMap(({ kind, reply, at }) =>
    reply.status === 200 ? [] : [`${kind} ${reply.status}${at < began ? ' before the start' : ''}`],
  );
  const slowest = Math.max(...load.answers.map(({ reply }) => reply.ms));
  const { lost, doubled } = await compareWithDatabase(databaseUrl, load.acknowledged, accountIds);
  console.log(
    `${name}: ${seconds.toFixed(0)} s; ${load.acknowledged.length} orders, ${load.answers.length} requests, ` +
      `${loaded.requests} of pages and ${loaded.assets} assets; slowest ${(slowest / 1_000).toFixed(1)} s`,
  );
  return [
    ...tally(failures),
    ...tally(loaded.failures),
    ...(left === 0 ? ['orders ended before the update'] : []),
    ...(unacknowledged > 0 ? [`${unacknowledged} orders never acknowledged`] : []),
    ...(lost + doubled > 0 ? [`${lost} orders lost, ${doubled} doubled`] : []),
  ];
}

/** Returns the folder that each process of each host was started in. */
async function runningReleases(apps: readonly Host[]): Promise<string[]> {
  const command = 'for name in api web worker; do readlink /proc/$(cat /run/$name.pid)/cwd; done';
  const lists = await Promise.all(apps.map((host) => onThisMachine.run(host, command, 10)));
  return lists.flatMap((list) => list.split('\n'));
}

const differences = (found: readonly string[], expected: readonly string[]): string[] =>
  found.join() === expected.join() ? [] : [`runs ${found.join(', ')}`];
