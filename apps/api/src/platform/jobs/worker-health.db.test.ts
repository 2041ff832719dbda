import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { stopProgram } from '#api/testing/child-process.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { startWorkerProcess } from '#api/testing/worker-process.ts';
import { freePort } from '../../../../../scripts/services/ports/free-port.ts';

const shop = testShop();
const ends = new AsyncDisposableStack();
afterAll(() => ends.disposeAsync());

test('[DP-47] a worker is healthy only once it runs its jobs', async () => {
  const holder = new Client(shop.url);
  await holder.connect();
  ends.defer(() => holder.end());
  // Queues can be read, but the one of the schedules can't be created.
  await holder.query('begin; lock table pgboss.queue in share mode');
  const port = await freePort();
  const worker = startWorkerProcess({ DATABASE_URL: shop.url, WORKER_METRICS_PORT: String(port) });
  ends.defer(() => stopProgram(worker, 'SIGKILL'));
  const waiting = () =>
    holder.query(`select from pg_locks where relation = 'pgboss.queue'::regclass and not granted`);
  await expect.poll(async () => (await waiting()).rowCount, { timeout: 60_000 }).toBe(1);
  const health = () => fetch(`http://127.0.0.1:${port}/healthz`);
  await expect(health()).rejects.toThrow('fetch failed');

  await holder.query('commit');
  await expect.poll(async () => (await health()).status, { timeout: 60_000 }).toBe(200);
});
