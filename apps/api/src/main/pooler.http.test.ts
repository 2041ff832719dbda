import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createAbortableReaders } from '#api/platform/db/abortable-reader.ts';
import { createDatabase } from '#api/platform/db/pool.ts';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import { assertSessionSettings } from '#api/platform/db/session-settings.ts';
import { parseEnv } from '#api/platform/env.ts';
import { startWorkerProcess } from '#api/testing/api-process.ts';
import { stopProgram } from '#api/testing/child-process.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { draftAddress } from '#api/testing/people/buyer.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { startPgBouncer } from '../../../../scripts/services/stores/pgbouncer.ts';
import { startSmtpServer } from '../../../../scripts/services/smtp-server.ts';
import { createApiPool } from './connections.ts';
import { prepareDatabase } from './prepare-database.ts';

const shop = testShop();
const ends = new AsyncDisposableStack();
/** Fewer than any of its clients has. */
const connections = 2;
let bouncer: Awaited<ReturnType<typeof startPgBouncer>>;
let apps: FastifyInstance[];

beforeAll(async () => {
  await newLocalities(shop);
  await prepare();
  bouncer = await startPgBouncer(shop.url, { connections });
  apps = [await shop.app(settings()), await shop.app(settings())];
});
afterAll(async () => {
  await ends.disposeAsync();
  for (const app of apps) await app.close();
  await bouncer.stop();
});

const settings = () => ({
  DATABASE_URL: bouncer.url,
  DATABASE_DIRECT_URL: shop.url,
  DATABASE_PREPARED_STATEMENTS: bouncer.sharesPrepared ? 'on' : 'off',
});

/** As `migrate` does. */
const prepare = () => prepareDatabase(shop.url, new URL('../../', import.meta.url));

function openPool() {
  const db = createDatabase(createApiPool(parseEnv(settings()), shop.log));
  ends.defer(() => db.destroy());
  return db;
}

/** Registers a shopper who orders a part; each call goes to another API than the one before. */
async function orderPart(index: number) {
  let turn = index;
  const nextApp = () => apps[(turn += 1) % apps.length] as FastifyInstance;
  const person = await peopleOf(shop, nextApp()).registerPerson();
  const { headers } = await peopleOf(shop, nextApp()).signIn(person);
  const call = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const reply = await nextApp().inject({ method, url, headers, ...(payload && { payload }) });
    expect(reply.statusCode, `${url}: ${reply.body}`).toBe(200);
    return reply.json<{ data: { _id: string }; order: { _id: string } }>();
  };
  const productId = await newProduct(shop, { stock: 5 });
  const product = await call('GET', `/api/shop/products/get/${productId}`);
  expect(product).toMatchObject({ data: { _id: productId } });
  await call('GET', '/api/shop/products/get?category=memory&sortBy=price-lowtohigh');
  await call('GET', '/api/products/search?query=part');
  await call('POST', '/api/shop/cart/add', { productId, quantity: index + 1 });
  const { data: address } = await call('POST', '/api/shop/address/add', draftAddress());
  const body = { addressId: address._id, paymentMethod: 'cod' };
  const { order } = await call('POST', '/api/shop/orders', body);
  expect(order).toMatchObject({ items: [{ productId, quantity: index + 1 }] });
  return order._id;
}

test('[DP-10] two APIs serve shoppers over the connections of one pooler', async () => {
  for (let round = 0; round < 3; round += 1) await Promise.all([0, 1, 2, 3].map(orderPart));
  await expectReconciled(shop);
  const { rowCount } = await shop.asOwner(
    `select from pg_stat_activity where datname = current_database() and usename = 'sirkito_app'`,
  );
  expect(rowCount).toBe(connections);
  const [app] = apps as [FastifyInstance];
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect((await app.inject('/metrics')).body).toMatch(/^job_queue_jobs\{.*\} \d/m);
});

test('[DP-10] the worker sends emails and relays orders to open screens', async () => {
  const emails: string[] = [];
  const smtp = await startSmtpServer((accept, messageId) => {
    emails.push(messageId);
    accept();
  });
  ends.defer(() => smtp.close());
  const worker = await startWorkerProcess(bouncer.url, { ...settings(), SMTP_URL: smtp.url });
  ends.defer(() => stopProgram(worker, 'SIGKILL'));
  const [app] = apps as [FastifyInstance];
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const { headers } = await peopleOf(shop, app).staff();
  const reply = await fetch(`${url}/api/admin/orders/live?seconds=60`, { headers });
  const chunks = (reply.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).values();
  expect((await chunks.next()).value).toBe(': open\n\n');
  expect((await chunks.next()).value).toBe('event: orders\ndata: []\n\n');
  const orderId = await orderPart(0);
  let streamed = '';
  while (!streamed.includes(orderId)) streamed += String((await chunks.next()).value);
  await expect.poll(() => emails.length, { timeout: 20_000 }).toBeGreaterThan(0);
  await expect
    .poll(async () => (await shop.jobs()).filter(({ state }) => state !== 'completed'), {
      timeout: 20_000,
    })
    .toEqual([]);
});

test('[DP-11] cancels the query of a caller that has left', async () => {
  const db = openPool();
  const caller = new AbortController();
  const read = createAbortableReaders(db)(caller.signal, shop.log);
  const sleep = selectRaw(read, sql`select pg_sleep(7)`);
  const sleepers = async () =>
    (
      await shop.asOwner(
        `select from pg_stat_activity where state = 'active' and query like '%pg_sleep(7)%'
         and pid <> pg_backend_pid() and datname = current_database()`,
      )
    ).rowCount;
  await expect.poll(sleepers).toBe(1);
  caller.abort();
  await expect(sleep).rejects.toThrow('canceling statement due to user request');
  await vi.waitFor(async () => expect(await sleepers()).toBe(0), { timeout: 3_000 });
});

test('[DP-12] sessions behind the pooler end statements after 7 s', async () => {
  const db = openPool();
  await assertSessionSettings(db);
  const { rows } = await sql`show statement_timeout`.execute(db);
  expect(rows).toEqual([{ statement_timeout: '7s' }]);
});

test('[DP-12] the API refuses sessions without their settings and says how to store them', async () => {
  await shop.asOwner(`do $$ begin
    execute format('alter role sirkito_app in database %I reset all', current_database());
  end $$`);
  await using fresh = await startPgBouncer(shop.url, { connections });
  const start = () => shop.app({ ...settings(), DATABASE_URL: fresh.url });
  await expect(start()).rejects.toThrow(/alter role sirkito_app in database \w+ set jit = 'off'/);
  await prepare();
  await using asOwner = await startPgBouncer(shop.url, { connections, login: 'postgres' });
  const startAsOwner = () => shop.app({ ...settings(), DATABASE_URL: asOwner.url });
  await expect(startAsOwner()).rejects.toThrow('logs in as postgres: use sirkito_app');
});
