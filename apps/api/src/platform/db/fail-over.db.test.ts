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
import { startFaultyDatabase } from '#api/testing/faulty-database.ts';
import { createListener } from './listener.ts';
import { createDatabase, createPool } from './pool.ts';

const log = createLog('test', 'silent');
const ends = new AsyncDisposableStack();
let primary: DisposableService;
let standby: Awaited<ReturnType<typeof disposableStandby>>;
let proxy: Awaited<ReturnType<typeof startFaultyDatabase>>;

beforeAll(async () => {
  primary = await disposablePostgres();
  standby = await disposableStandby(primary);
  proxy = await startFaultyDatabase(primary.url);
});
afterAll(async () => {
  await ends.disposeAsync();
  proxy.close();
  await standby.remove();
});

const portOf = ({ url }: DisposableService) => Number(new URL(url).port);

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

test('[DP-14] pool, listener and jobs follow the proxy to a promoted standby', async () => {
  const { url } = proxy;
  const countRuns = await startWorker(url);
  const db = createDatabase(createPool({ url, size: 2 }));
  ends.defer(() => db.destroy());
  const askPort = async () => {
    const { rows } = await sql<{ port: number }>`
      select inet_server_port() as port, pg_current_xact_id()
    `.execute(db);
    return rows[0]?.port;
  };
  expect(await askPort()).toBe(portOf(primary));
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

  await primary.remove();
  await expect(askPort()).rejects.toThrow();
  await vi.waitFor(() => expect(onDisconnected).toHaveBeenCalled());
  await standby.promote();
  proxy.moveTo(standby.url);
  await vi.waitFor(async () => expect(await askPort()).toBe(portOf(standby)), 5_000);
  await startListening();
  await sql`notify test`.execute(db);
  await expect.poll(() => onMessage.mock.calls.length).toBeGreaterThan(0);
  await sql`insert into pgboss.job (name, data) values ('test.follow', '{}')`.execute(db);
  await expect.poll(countRuns, { timeout: 10_000 }).toBe(1);
});
