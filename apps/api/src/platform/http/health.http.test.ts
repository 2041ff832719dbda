import { expect, test } from 'vitest';
import { freePort } from '../../../../../scripts/services/ports/free-port.ts';
import { testShop } from '#api/testing/test-shop.ts';

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
