import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { runJobs } from '../jobs/job-runner.ts';
import { prepareQueues, type Job, type JobCtx } from '../jobs/jobs.ts';
import { createLog } from '../log.ts';
import {
  disposablePostgres,
  disposableStandby,
  type DisposableService,
} from '#api/testing/disposable-services.ts';
import { createListener } from './listener.ts';
import { createDatabase, createPool } from './pool.ts';
import { isDatabaseUnavailable } from './unavailable.ts';
import { findWritableHost } from './writable-host.ts';

const log = createLog('test', 'silent');
const ends = new AsyncDisposableStack();
let primary: DisposableService;
let standby: Awaited<ReturnType<typeof disposableStandby>>;

beforeAll(async () => {
  primary = await disposablePostgres();
  standby = await disposableStandby(primary);
});
afterAll(async () => {
  await ends.disposeAsync();
  await primary.remove();
  await standby.remove();
});

const hostOf = ({ url }: DisposableService) => new URL(url).host;
const urlOf = (...hosts: string[]) =>
  `postgres://postgres@${hosts.join(',')}/postgres?target_session_attrs=read-write`;

function connect(url: string) {
  const db = createDatabase(createPool({ url, size: 2 }));
  ends.defer(() => db.destroy());
  const askHost = async () => {
    const { rows } = await sql<{ port: number }>`
      select inet_server_port() as port, pg_current_xact_id()
    `.execute(db);
    return `127.0.0.1:${rows[0]?.port}`;
  };
  return { db, askHost };
}

/** Searches when the result of the last search is no longer used. */
async function searchAgain(url: string): Promise<string> {
  const later = performance.now() + 2_000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  try {
    return await findWritableHost(url);
  } finally {
    clock.mockRestore();
  }
}

test('[DP-13] connects to the host that accepts writes, wherever it stands in the list', async () => {
  for (const hosts of [
    [hostOf(primary), hostOf(standby)],
    [hostOf(standby), hostOf(primary)],
  ]) {
    expect(await connect(urlOf(...hosts)).askHost()).toBe(hostOf(primary));
  }
});

test('[DP-13] a host that never responds costs a second, once', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  ends.defer(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const url = urlOf(`127.0.0.1:${port}`, hostOf(primary));
  const secondsOf = async (work: () => Promise<unknown>) => {
    const startedAt = process.hrtime.bigint();
    await work();
    return Number(process.hrtime.bigint() - startedAt) / 1e9;
  };
  const { askHost } = connect(url);
  expect(await secondsOf(askHost)).toBeLessThan(2.5);
  expect(await askHost()).toBe(hostOf(primary));
  // Begins with the last host found.
  expect(await secondsOf(() => searchAgain(url))).toBeLessThan(0.9);
});

test('[DP-13] says which hosts it tried, and that a retry may help', async () => {
  const url = urlOf(hostOf(standby), '127.0.0.1:1');
  const error = await findWritableHost(url).catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    message: expect.stringMatching(`${hostOf(standby)}: read-only; 127.0.0.1:1: .*ECONNREFUSED`),
  });
  expect(isDatabaseUnavailable(error as Error)).toBe(true);
});

/** Runs a job whenever it is queued, and returns how often it ran. */
async function startWorker(url: string) {
  const run = vi.fn(() => Promise.resolve());
  const job: Job = { name: 'test.follow', payload: z.object({}), run };
  await prepareQueues(url, [job]);
  // The job reads nothing else.
  const ctx = { log } as JobCtx;
  const runner = await runJobs({ url, jobs: [job], log, contextFor: () => ctx });
  ends.defer(() => runner.stop());
  return () => run.mock.calls.length;
}

test('[DP-14] follows the primary when it is killed and the standby promoted', async () => {
  const url = urlOf(hostOf(primary), hostOf(standby));
  const countRuns = await startWorker(url);
  const { askHost, db } = connect(url);
  expect(await askHost()).toBe(hostOf(primary));
  const { listen, end } = createListener({ url, channel: 'test', log });
  ends.defer(() => end());
  const [onMessage, onDisconnected] = [vi.fn(), vi.fn()];
  const startListening = () =>
    new Promise<void>((onConnected) => {
      listen({ onMessage, onConnected, onDisconnected });
    });
  await startListening();
  const isReplayed = sql<{ done: boolean }>`
    select bool_and(replay_lsn >= pg_current_wal_lsn()) as done from pg_stat_replication`;
  await expect.poll(async () => (await isReplayed.execute(db)).rows).toEqual([{ done: true }]);

  await primary.stop();
  await expect(askHost()).rejects.toThrow();
  await vi.waitFor(() => expect(onDisconnected).toHaveBeenCalled());
  await standby.promote();
  await vi.waitFor(async () => expect(await askHost()).toBe(hostOf(standby)), 5_000);
  await startListening();
  await sql`notify test`.execute(db);
  await expect.poll(() => onMessage.mock.calls.length).toBeGreaterThan(0);
  await sql`insert into pgboss.job (name, data) values ('test.follow', '{}')`.execute(db);
  await expect.poll(countRuns).toBe(1);
  const listening = sql`select from pg_stat_activity where query like 'LISTEN "pgboss%'`;
  await expect.poll(async () => (await listening.execute(db)).rows).toHaveLength(1);

  await primary.start();
  // The old primary accepts writes too, but would lose them.
  expect(await searchAgain(url)).toContain(hostOf(standby));
});
