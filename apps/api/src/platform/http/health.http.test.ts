import { expect, test } from 'vitest';
import { freePort } from '#api/testing/child-process.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();

test('a shop with all its parts is alive and ready', async () => {
  const app = await shop.app();
  await app.ready();
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'alive' });
  const ready = await app.inject('/readyz');
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toMatchObject({ checks: { database: 'ok', migrations: 'ok' } });
});

test('without Redis it is degraded, and pages still get their data', async () => {
  const app = await shop.app({ REDIS_URL: `redis://127.0.0.1:${await freePort()}/0` });
  const ready = await app.inject('/readyz');
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toMatchObject({ status: 'degraded', checks: { redis: 'down' } });
  expect((await app.inject('/api/shop/categories')).statusCode).toBe(200);
});

test('with a migration missing it does not take work', async () => {
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

test('the metrics count calls by route, connections and jobs', async () => {
  const app = await shop.app();
  await app.inject('/api/shop/categories');
  const { body } = await app.inject('/metrics');
  expect(body).toMatch(
    /http_request_seconds_count\{method="GET",route="\/api\/shop\/categories",status="200"\} 1/,
  );
  expect(body).toContain('database_connections{state="open"}');
  expect(body).toContain('# TYPE job_queue_jobs gauge');
});
