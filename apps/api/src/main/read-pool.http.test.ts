import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
let standby: Awaited<ReturnType<typeof disposableStandby>>;
let wire: Awaited<ReturnType<typeof startFaultyDatabase>>;
let app: FastifyInstance;

beforeAll(async () => {
  await newLocalities(shop);
  standby = await disposableStandby(primary);
  wire = await startFaultyDatabase(urlOf(standby.url, new URL(shop.url).pathname.slice(1)));
  app = await shop.app({ DATABASE_READ_URL: wire.url });
});
afterAll(async () => {
  await app.close();
  wire.close();
  await standby.remove();
});

const onStandby = (statement: string) => onServer(standby.url, statement);

async function get(url: string, headers = {}) {
  const reply = await app.inject({ url, headers });
  expect(reply.statusCode, `${url}: ${reply.body}`).toBe(200);
  return reply.json<{ data: { price: number } }>();
}
const productUrl = (id: string) => `/api/shop/products/get/${id}`;
const statusOf = async (id: string) => (await app.inject(productUrl(id))).statusCode;

/** Adds a product whose new price has reached the primary only. */
async function newLateProduct() {
  const id = await newProduct(shop, { price: 1_000, stock: 5 });
  await expect.poll(() => statusOf(id), { timeout: 10_000 }).toBe(200);
  await onStandby('select pg_wal_replay_pause()');
  await shop.asOwner('update product set price_centavos = 120000 where id = $1', [id]);
  return id;
}

test('[DP-16] catalogue, search and sitemap read through DATABASE_READ_URL, staff the primary', async () => {
  const id = await newProduct(shop);
  await expect.poll(() => statusOf(id), { timeout: 10_000 }).toBe(200);
  const readsOnStandby = async () => {
    const { rows } = await onStandby(
      `select count(*)::integer as open, max(query_start)::text as last from pg_stat_activity
       where usename = 'postgres' and application_name = '' and backend_type = 'client backend'
         and pid <> pg_backend_pid()`,
    );
    return JSON.stringify(rows);
  };
  for (const url of [
    '/api/shop/categories',
    '/api/shop/products/get?category=memory',
    '/api/shop/products/get?search=part',
    productUrl(id),
    `/api/shop/products/chosen?ids=${id}`,
    '/api/products/search?query=part',
    '/api/products/search/nearest?search=parts',
    '/api/shop/sitemap',
    '/api/shop/sitemap/products',
  ]) {
    const before = await readsOnStandby();
    await get(url);
    expect(await readsOnStandby(), url).not.toBe(before);
  }
  const { headers } = await peopleOf(shop, app).staff();
  const before = await readsOnStandby();
  await get('/api/admin/dashboard', headers);
  expect(await readsOnStandby()).toBe(before);
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
  expect((await get(productUrl(productId))).data.price).toBe(1_000);
  await post('/api/shop/cart/add', { productId, quantity: 1 });
  expect(JSON.stringify(await get(`/api/shop/cart/get/${user.id}`, headers))).toContain('1200');
  await get(`/api/shop/orders/quote?addressId=${address._id}`, headers);
  const { order } = await post('/api/shop/orders', {
    addressId: address._id,
    paymentMethod: 'cod',
  });
  expect(order).toMatchObject({ items: [{ productId, price: 1_200 }] });
  await onStandby('select pg_wal_replay_resume()');
});

test('[DP-18] while the standby hangs, reads get 503 and everything else works; then reads work again', async () => {
  const { headers, user } = await peopleOf(shop, app).shopper();
  const listing = '/api/shop/products/get?category=memory';
  await get(listing);
  wire.hang(true);
  const startedAt = performance.now();
  const waiting = app.inject(listing);
  await get(`/api/shop/cart/get/${user.id}`, headers);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  const reply = await waiting;
  expect(reply.statusCode, reply.body).toBe(503);
  expect(reply.headers['retry-after']).toBeDefined();
  expect(performance.now() - startedAt).toBeLessThan(10_500);
  wire.hang(false);
  await get(listing);
}, 30_000);

test('[DP-18] reads go on when the proxy leads to the primary in place of a lost standby', async () => {
  const listing = '/api/shop/products/get?category=memory';
  await get(listing);
  await standby.stop();
  wire.moveTo(shop.url);
  await expect.poll(async () => (await app.inject(listing)).statusCode).toBe(200);
  await standby.start();
});
