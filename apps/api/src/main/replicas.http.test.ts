import { call } from '@sirkito/contracts/call';
import { endpoint } from '@sirkito/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { maxLagMs } from '#api/platform/db/replica.ts';
import { selectOne } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import { route } from '#api/platform/http/route.ts';
import { onServer, urlOf } from '#api/testing/database/databases.ts';
import { ensureTemplate } from '#api/testing/database/template-database.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { disposablePostgres, disposableStandby } from '#api/testing/disposable-services.ts';
import { startFaultyDatabase } from '#api/testing/faulty-database.ts';
import { draftAddress } from '#api/testing/people/buyer.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';

const primary = await disposablePostgres();
// Runs after the hooks below it.
afterAll(() => primary.remove());
await ensureTemplate(primary.url);
const shop = testShop(primary.url);
const report = endpoint(call<{ reply: string }>('GET', '/api/test/report'), {
  access: 'public',
  readsReplica: true,
  summary: 'Lists what its use case is given',
  reply: z.string(),
  errors: [],
});
let standby: Awaited<ReturnType<typeof disposableStandby>>;
let proxy: Awaited<ReturnType<typeof startFaultyDatabase>>;
let app: FastifyInstance;
let cachingApp: FastifyInstance;

beforeAll(async () => {
  await newLocalities(shop);
  standby = await disposableStandby(primary);
  proxy = await startFaultyDatabase(urlOf(standby.url, new URL(shop.url).pathname.slice(1)));
  app = await shop.app({ DATABASE_REPLICA_URL: proxy.url });
  route(app, report, async (ctx) => {
    // @ts-expect-error -- the type says the same
    void ctx.transact;
    return Object.keys(ctx).join(' ');
  });
  cachingApp = await shop.app({ DATABASE_REPLICA_URL: proxy.url, CACHE_SECONDS: '60' });
});
afterAll(async () => {
  await app.close();
  await cachingApp.close();
  proxy.close();
  await standby.remove();
});
beforeEach(() => untilUsed());

const onStandby = (statement: string) => onServer(standby.url, statement);
const pause = () => onStandby('select pg_wal_replay_pause()');
const resume = () => onStandby('select pg_wal_replay_resume()');
const readerOf = (): Reader => {
  if (!app.replicaReaderFor) throw new Error('no replicas');
  return app.replicaReaderFor({ log: shop.log });
};
const portOf = ({ url }: { url: string }) => Number(new URL(url).port);
const readPort = async () =>
  (await selectOne(readerOf(), sql<{ port: number }>`select inet_server_port() as port`)).port;
const untilUsed = () => expect.poll(readPort, { timeout: 20_000 }).toBe(portOf(standby));

async function get(url: string, headers = {}, from = app) {
  const reply = await from.inject({ url, headers });
  expect(reply.statusCode, `${url}: ${reply.body}`).toBe(200);
  return reply.json<{ data: { price: number } }>();
}
const priceOf = async (id: string) => (await get(`/api/shop/products/get/${id}`)).data.price;

async function countReads() {
  const { body } = await app.inject('/metrics');
  const count = (outcome: string) =>
    Number(
      new RegExp(`^database_replica_reads_total.*"${outcome}"} (\\d+)`, 'm').exec(body)?.[1] ?? 0,
    );
  return { replica: count('replica'), others: count('primary') + count('retried') };
}

/** Adds a product whose new price has reached the primary only, and returns it while it counts. */
async function newLateProduct() {
  return vi.waitFor(
    async () => {
      await resume();
      const id = await newProduct(shop, { price: 1_000, stock: 5 });
      await untilUsed();
      await expect
        .poll(async () => (await app.inject(`/api/shop/products/get/${id}`)).statusCode)
        .toBe(200);
      await pause();
      await shop.asOwner('update product set price_centavos = 120000 where id = $1', [id]);
      // On a busy machine the replica may already be too late.
      expect(await priceOf(id)).toBe(1_000);
      return id;
    },
    { timeout: 30_000 },
  );
}

test('[DP-16] catalogue, search, sitemap and reports read the standby', async () => {
  const id = await newProduct(shop);
  await expect
    .poll(async () => (await app.inject(`/api/shop/products/get/${id}`)).statusCode)
    .toBe(200);
  const { headers } = await peopleOf(shop, app).staff();
  for (const [url, sent] of [
    ['/api/shop/categories'],
    ['/api/shop/products/get?category=memory'],
    ['/api/shop/products/get?search=part'],
    [`/api/shop/products/get/${id}`],
    [`/api/shop/products/chosen?ids=${id}`],
    ['/api/products/search?query=part'],
    ['/api/products/search/nearest?search=parts'],
    ['/api/shop/sitemap'],
    ['/api/shop/sitemap/products'],
    ['/api/admin/dashboard', headers],
    ['/api/admin/dashboard/dead-stock', headers],
    ['/api/admin/dashboard/running-out', headers],
    ['/api/admin/dashboard/steps?from=2026-01-01&to=2026-01-31', headers],
  ] as const) {
    const before = await countReads();
    await get(url, sent);
    const after = await countReads();
    expect(after.replica, url).toBeGreaterThan(before.replica);
    expect(after.others, url).toBe(before.others);
  }
  expect((await app.inject('/metrics')).body).toMatch(
    /^database_replica_lag_seconds\{.*\} [01]\./m,
  );
});

test('[DP-16] an endpoint that reads the standby gets no way to write', async () => {
  const reply = await app.inject('/api/test/report');
  expect(reply.body).toContain('read');
  expect(reply.body).not.toMatch(/transact|autocommit|enqueue/);
});

test('[DP-17] a standby more than two seconds behind is not read until it has caught up', async () => {
  const id = await newLateProduct();
  const startedAt = performance.now();
  await vi.waitFor(async () => expect(await priceOf(id)).toBe(1_200), {
    timeout: 20_000,
    interval: 50,
  });
  expect(performance.now() - startedAt).toBeLessThan(maxLagMs + 1_000);
  expect(await readPort()).toBe(portOf(primary));
  await resume();
  await untilUsed();
  expect(await priceOf(id)).toBe(1_200);
});

test('[DP-19] carts, quotes and orders use the price on the primary', async () => {
  const { headers, user } = await peopleOf(shop, app).shopper();
  const post = async (url: string, payload: object) => {
    const reply = await app.inject({ method: 'POST', url, headers, payload });
    expect(reply.statusCode, `${url}: ${reply.body}`).toBe(200);
    return reply.json<{ data: { _id: string }; order: object }>();
  };
  const { data: address } = await post('/api/shop/address/add', draftAddress());
  const productId = await newLateProduct();
  const before = await countReads();
  await post('/api/shop/cart/add', { productId, quantity: 1 });
  expect(JSON.stringify(await get(`/api/shop/cart/get/${user.id}`, headers))).toContain('1200');
  await get(`/api/shop/orders/quote?addressId=${address._id}`, headers);
  const { order } = await post('/api/shop/orders', {
    addressId: address._id,
    paymentMethod: 'cod',
  });
  expect(order).toMatchObject({ items: [{ productId, price: 1_200 }] });
  expect(await countReads()).toEqual(before);
  await resume();
});

test('[DP-19] staff see their change in the shop at once, cached replies included', async () => {
  const { headers } = await peopleOf(shop, app).staff();
  const id = await newLateProduct();
  const url = `/api/shop/products/get/${id}`;
  for (const visit of ['rendered', 'prepared']) {
    expect((await get(url, {}, cachingApp)).data.price, visit).toBe(1_000);
  }
  expect((await get(url, headers, cachingApp)).data.price).toBe(1_200);
  expect((await get(url, headers)).data.price).toBe(1_200);
  // Not a session of staff.
  const claimed = { authorization: `Bearer a_${'x'.repeat(43)}` };
  expect((await get(url, claimed, cachingApp)).data.price).toBe(1_000);
  await resume();
});

test('[DP-18] a statement that recovery cancels runs again on the primary', async () => {
  await onStandby('alter system set max_standby_streaming_delay = 0');
  await onStandby('select pg_reload_conf()');
  await shop.asOwner(
    'create table conflict as select 1 as one; grant select on conflict to public',
  );
  const isThere = `select from pg_stat_replication where replay_lsn >= pg_current_wal_flush_lsn()`;
  await expect.poll(async () => (await shop.asOwner(isThere)).rowCount).toBe(1);
  await untilUsed();
  const query = sql<{ port: number }>`
    select inet_server_port() as port from conflict, pg_sleep(1.5)`;
  const { others } = await countReads();
  const reading = selectOne(readerOf(), query);
  const sleepers = `select from pg_stat_activity where query like '%pg_sleep(1.5)%' and wait_event = 'PgSleep'`;
  await expect.poll(async () => (await onStandby(sleepers)).rowCount).toBe(1);
  await shop.asOwner('alter table conflict add column two integer');
  expect(await reading).toEqual({ port: portOf(primary) });
  expect((await countReads()).others).toBe(others + 1);
});

/** Visits the shop until stopped; a visit that fails rejects. */
function startVisits() {
  let isStopped = false;
  const visit = async () => {
    while (!isStopped) await get('/api/shop/products/get?category=memory');
  };
  const visits = Promise.all([visit(), visit(), visit()]);
  return async () => {
    isStopped = true;
    await visits;
  };
}

test('[DP-18] a standby that hangs delays requests by seconds and fails none', async () => {
  proxy.hang(true);
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: 6 }, () => get('/api/shop/products/get?category=memory')));
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  expect(await readPort()).toBe(portOf(primary));
  proxy.hang(false);
  await untilUsed();
});

test('[DP-18] no request fails when the standby is killed and started again', async () => {
  const stop = startVisits();
  await standby.stop();
  await expect.poll(readPort).toBe(portOf(primary));
  await standby.start();
  await untilUsed();
  await stop();
});
