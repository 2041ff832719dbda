import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { draftAddress } from '#api/testing/buyer.ts';
import { endProgram, freePort, startProgram } from '#api/testing/child-process.ts';
import { peopleOf } from '#api/testing/people.ts';
import { newPlaces } from '#api/testing/places.ts';
import { moveStock, newProduct } from '#api/testing/shelf.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { trustedMs } from './sold-out.ts';

const shop = testShop();
const main = fileURLToPath(import.meta.resolve('#api/main/http.ts'));
const running: { url: string; api: ChildProcess }[] = [];

/** A real process. */
async function startApi() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    API_PORT: `${port}`,
    DATABASE_URL: shop.url,
    DATABASE_OWNER_URL: '',
    DATABASE_DIRECT_URL: '',
    LOG_LEVEL: 'silent',
  };
  const args = ['--import', 'tsx', main];
  const api = await startProgram({
    command: process.execPath,
    args,
    env,
    readyUrl: `${url}/healthz`,
  });
  running.push({ url, api });
}

beforeAll(async () => {
  await newPlaces(shop);
  for (const _ of [1, 2]) await startApi();
});
afterAll(async () => {
  for (const { api } of running) await endProgram(api);
});

async function buyerOf(productIds: string[]) {
  const app = await shop.app();
  const { headers, user } = await peopleOf(shop, app).shopper();
  const send = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, headers, payload });
  const added = await send('/api/shop/address/add', draftAddress());
  const { _id: addressId } = added.json<{ data: { _id: string } }>().data;
  await shop.asOwner(
    'insert into cart (account_id, updated_at) values ($1, now()) on conflict do nothing',
    [user.id],
  );
  const fill = (ids: string[]) =>
    shop.asOwner(
      'insert into cart_line select $1, id, 1, 100000, now() from unnest($2::uuid[]) as id',
      [user.id, ids],
    );
  await fill(productIds);
  const order = async (process: number, change: object = {}, key: string = randomUUID()) => {
    const reply = await fetch(`${running[process]?.url}/api/shop/orders`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ addressId, paymentMethod: 'cod', ...change }),
    });
    const { requestId: _, ...body } = (await reply.json()) as Record<string, unknown>;
    return { status: reply.status, body: JSON.stringify(body) };
  };
  return { accountId: user.id, order, fill };
}

/** Nobody can order this part as long as the work is going on, but sold out can be said. */
async function whileLocked<Answer>(productId: string, work: () => Promise<Answer>) {
  const owner = new Client({ connectionString: shop.url });
  await owner.connect();
  await owner.query('begin');
  await owner.query('select 1 from stock where product_id = $1 for update', [productId]);
  try {
    return await Promise.race([work(), delay(trustedMs / 2, undefined)]);
  } finally {
    await owner.query('rollback');
    await owner.end();
  }
}

const waited = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

test('what is known to be sold out is refused without a transaction, in the same words', async () => {
  const [gone, other] = [await newProduct(shop, { stock: 0 }), await newProduct(shop)];
  await moveStock(shop, gone, 1);
  await moveStock(shop, gone, -1);
  const [first, second, withOther, without] = [
    await buyerOf([gone]),
    await buyerOf([gone]),
    await buyerOf([other, gone]),
    await buyerOf([other]),
  ];
  const told = await first.order(0);
  expect(told.status).toBe(409);
  const askAll = () =>
    Promise.all([second.order(0), withOther.order(0), second.order(0, { expectedTotal: 1 })]);
  // Again where the machine was too busy to ask within the second.
  await expect
    .poll(async () => (await first.order(0)) && whileLocked(gone, askAll), { timeout: 20_000 })
    .toEqual([told, told, told]);
  expect((await without.order(0)).status).toBe(200);
});

/** How long after its stock came back the slower of two processes sold a part. */
async function timeUntilSold(): Promise<number> {
  const productId = await newProduct(shop, { stock: 1 });
  const buyers = [await buyerOf([productId]), await buyerOf([productId])];
  const winner = await buyerOf([productId]);
  expect((await winner.order(0)).status).toBe(200);
  for (const [process, { order }] of buyers.entries()) {
    expect((await order(process)).status).toBe(409);
  }
  await expect
    .poll(
      async () =>
        (
          await shop.asOwner(
            `select 1 from pg_stat_activity where datname = current_database()
             and query like 'listen "stock_back"%'`,
          )
        ).rowCount,
    )
    .toBe(2);
  for (const [process, { order }] of buyers.entries()) {
    expect((await order(process)).status).toBe(409);
  }
  await moveStock(shop, productId, 2);
  const times = await Promise.all(
    buyers.map(({ order }, process) =>
      waited(() =>
        expect.poll(async () => (await order(process)).status, { interval: 5 }).toBe(200),
      ),
    ),
  );
  return Math.max(...times);
}

test('stock that comes back is sold at once by every process', async () => {
  // By the notice, that is, and not because the second is over; again where the machine was busy.
  await expect.poll(timeUntilSold, { timeout: 40_000 }).toBeLessThan(trustedMs / 2);
});

/** How long after its stock came back without a notice a part was sold. */
async function timeUntilSoldUnheard(): Promise<number> {
  const productId = await newProduct(shop, { stock: 1 });
  const [winner, late] = [await buyerOf([productId]), await buyerOf([productId])];
  expect((await winner.order(1)).status).toBe(200);
  expect((await late.order(1)).status).toBe(409);
  return waited(async () => {
    await shop.asOwner('update stock set on_hand = 1 where product_id = $1', [productId]);
    await expect.poll(async () => (await late.order(1)).status, { interval: 20 }).toBe(200);
  });
}

test('a notice that never came keeps nothing sold out for longer than a second', async () => {
  // Again where the machine was busy.
  await expect.poll(timeUntilSoldUnheard, { timeout: 20_000 }).toBeLessThan(trustedMs * 3);
});

test('whatever else the database would say first, it is still asked', async () => {
  const [gone, withdrawn] = [await newProduct(shop, { stock: 1 }), await newProduct(shop)];
  const [winner, late] = [await buyerOf([gone]), await buyerOf([gone])];
  const key = randomUUID();
  const placed = await winner.order(0, {}, key);
  expect(placed.status).toBe(200);
  const told = await late.order(0);
  await winner.fill([gone]);
  expect(await winner.order(0, {}, key)).toEqual(placed);
  expect((await winner.order(0, { notes: 'Other' }, key)).status).toBe(422);
  expect(await late.order(0, { addressId: randomUUID() })).toEqual(told);
  await late.fill([withdrawn]);
  await shop.asOwner(`update product set status = 'archived' where id = $1`, [withdrawn]);
  expect((await late.order(0)).body).toContain('order.withdrawn');
});
