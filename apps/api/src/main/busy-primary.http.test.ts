import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectOne } from '#api/platform/db/select-raw.ts';
import { urlOf } from '#api/testing/database/databases.ts';
import { ensureTemplate } from '#api/testing/database/template-database.ts';
import { disposablePostgres, disposableStandby } from '#api/testing/disposable-services.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';

const primary = await disposablePostgres();
// Runs after the hooks below it.
afterAll(() => primary.remove());
await ensureTemplate(primary.url);
const shop = testShop(primary.url);
let standby: Awaited<ReturnType<typeof disposableStandby>>;
let app: FastifyInstance;

beforeAll(async () => {
  standby = await disposableStandby(primary);
  const url = urlOf(standby.url, new URL(shop.url).pathname.slice(1));
  app = await shop.app({ DATABASE_REPLICA_URL: url });
});
afterAll(async () => {
  await app.close();
  await standby.remove();
});

const isOnStandby = async () => {
  const read = app.replicaReaderFor?.({ log: shop.log }) ?? shop.db;
  const query = sql<{ isStandby: boolean }>`select pg_is_in_recovery() as "isStandby"`;
  return (await selectOne(read, query)).isStandby;
};

test('[DP-17] a standby is read while every connection to the primary waits for a lock', async () => {
  const { headers, user } = await peopleOf(shop, app).shopper();
  const url = `/api/shop/cart/get/${user.id}`;
  await expect.poll(isOnStandby, { timeout: 20_000 }).toBe(true);
  let isLocked = true;
  const locked = shop
    .asOwner('begin; lock table cart; select pg_sleep(5); commit')
    .finally(() => (isLocked = false));
  const sleepers = `select from pg_stat_activity where wait_event = 'PgSleep'`;
  await expect.poll(async () => (await shop.asOwner(sleepers)).rowCount).toBe(1);
  // More than the pool of the test has.
  const waiting = Promise.all(Array.from({ length: 8 }, () => app.inject({ url, headers })));
  while (isLocked) expect(await isOnStandby()).toBe(true);
  await locked;
  await waiting;
});
