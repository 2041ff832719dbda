import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { createSequencer } from '#api/modules/orders/placing/sequencer.ts';
import { requestTestEmail } from '#api/modules/notifications/request-test-email.ts';
import { sendTestEmailJob } from '#api/modules/notifications/notifications.jobs.ts';
import { freePort } from '../../../../../scripts/services/ports/free-port.ts';
import { redisUrl } from '#api/testing/database/databases.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { createLog } from '../log.ts';
import { connectRedis } from '../redis.ts';
import { reportHealth } from './health.ts';

const shop = testShop();

test('reports alive and ready with all services up', async () => {
  const app = await shop.app();
  await app.ready();
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'alive' });
  const ready = await app.inject('/readyz');
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toMatchObject({
    checks: { database: 'ok', migrations: 'ok', clock: 'ok' },
    clockOffsetSeconds: expect.closeTo(0, 0),
  });
});

test('reports degraded without Redis and still serves data', async () => {
  const app = await shop.app({ REDIS_URL: `redis://127.0.0.1:${await freePort()}/0` });
  const ready = await app.inject('/readyz');
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toMatchObject({ status: 'degraded', checks: { redis: 'down' } });
  expect((await app.inject('/api/shop/categories')).statusCode).toBe(200);
});

test('reports unavailable while a migration is pending', async () => {
  const app = await shop.app();
  await shop.asOwner(`create temp table kept as select * from migration`);
  const { rows } = await shop.asOwner(
    'delete from migration where name = (select max(name) from migration) returning *',
  );
  const ready = await app.inject('/readyz');
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toMatchObject({ status: 'unavailable', checks: { migrations: 'behind' } });
  await shop.asOwner('insert into migration values ($1, $2, $3)', Object.values(rows[0] ?? {}));
});

test('exports metrics for routes, connections and jobs', async () => {
  const app = await shop.app();
  await app.inject('/api/shop/categories');
  const { body } = await app.inject('/metrics');
  expect(body).toMatch(
    /http_request_seconds_count\{method="GET",route="\/api\/shop\/categories",status="200"\} 1/,
  );
  expect(body).toContain('database_connections{state="open"}');
  expect(body).toContain('# TYPE job_queue_jobs gauge');
  expect(body).toMatch(/^database_clock_offset_seconds -?0\.\d+$/m);
});

test('[AV-14] fails readiness and names the queue while a due job has waited for five minutes', async () => {
  const app = await shop.app();
  const readiness = async () => (await app.inject('/readyz')).json<object>();
  const moving = { status: 'ready', checks: { jobs: 'ok' } };
  await requestTestEmail(shop.as({ kind: 'shop' }), 'someone@sirkito.test');
  await requestTestEmail(shop.as({ kind: 'shop' }), 'other@sirkito.test');
  expect(await readiness()).toMatchObject(moving);

  await shop.asOwner(`update pgboss.job set start_after = now() - interval '301 seconds'`);
  await expect.poll(readiness).toMatchObject({
    status: 'unavailable',
    checks: { jobs: 'stuck' },
    stuckQueues: [sendTestEmailJob.name],
  });
  expect((await app.inject('/readyz')).statusCode).toBe(503);

  // A worker is on it, so that the rest is a backlog.
  await shop.asOwner(
    `update pgboss.job set state = 'active', started_on = now()
    where id = (select min(id::text)::uuid from pgboss.job where name = $1)`,
    [sendTestEmailJob.name],
  );
  await expect.poll(readiness).toMatchObject(moving);
  await shop.asOwner('delete from pgboss.job');
});

test('[AV-14] fails readiness while an order has waited for longer than its deadline', async () => {
  const app = Fastify();
  const pool = new Pool({ connectionString: shop.url, max: 1 });
  const redis = connectRedis(redisUrl, createLog('test', 'silent'));
  const submit = createSequencer({
    run: () => Promise.withResolvers<string[]>().promise,
    ownerOf: (request: string) => request,
    batchSize: 10,
    capacity: 1_000,
    // A tenth of the production values.
    maxWaitMs: 1_000,
    maxPostponedMs: 500,
    retryMs: 10,
    maxRunMs: 900,
    createError: () => new Error('full'),
  });
  const isOrderQueueStuck = () => submit.oldestWaitMs() > 1_000;
  const clock = { offsetMs: () => 0 };
  const [migrations, queues] = [[], []];
  let ordering: NodeJS.Timeout | undefined;
  const store = { check: async () => {} };
  const deps = { read: shop.db, pool, store, redis, clock, migrations, queues };
  reportHealth(app, { ...deps, isOrderQueueStuck });
  try {
    const status = async () => (await app.inject('/readyz')).statusCode;
    expect(await status()).toBe(200);
    ordering = setInterval(() => {
      submit(randomUUID()).catch((error: unknown) => error);
    }, 50);
    await expect
      .poll(async () => (await app.inject('/readyz')).json<object>(), { timeout: 10_000 })
      .toMatchObject({ status: 'unavailable', checks: { orders: 'stuck' } });
    expect(await status()).toBe(503);
  } finally {
    clearInterval(ordering);
    await app.close();
    redis.disconnect();
    await pool.end();
  }
});
