import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApiProcess } from '#api/testing/api-process.ts';
import { draftAddress } from '#api/testing/people/buyer.ts';
import { stopProgram } from '#api/testing/child-process.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { insertStockMovement, newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { soldOutTtlMs } from './sold-out.ts';

const shop = testShop();
const running: { url: string; api: ChildProcess }[] = [];

beforeAll(async () => {
  await newLocalities(shop);
  for (const _ of [1, 2]) running.push(await startApiProcess(shop.url));
});
afterAll(async () => {
  for (const { api } of running) await stopProgram(api);
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

/** Locks the stock row during the work, so only requests that skip the transaction complete. */
async function whileLocked<Result>(productId: string, work: () => Promise<Result>) {
  const owner = new Client({ connectionString: shop.url });
  await owner.connect();
  await owner.query('begin');
  await owner.query('select 1 from stock_level where product_id = $1 for update', [productId]);
  try {
    return await Promise.race([work(), delay(soldOutTtlMs / 2, undefined)]);
  } finally {
    await owner.query('rollback');
    await owner.end();
  }
}

const durationOf = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
};

test('rejects a cached sold-out product without a transaction and with the same response', async () => {
  const [gone, other] = [await newProduct(shop, { stock: 0 }), await newProduct(shop)];
  await insertStockMovement(shop, gone, 1);
  await insertStockMovement(shop, gone, -1);
  const [first, second, withOther, without] = [
    await buyerOf([gone]),
    await buyerOf([gone]),
    await buyerOf([other, gone]),
    await buyerOf([other]),
  ];
  const soldOutReply = await first.order(0);
  expect(soldOutReply.status).toBe(409);
  const orderAll = () =>
    Promise.all([second.order(0), withOther.order(0), second.order(0, { expectedTotal: 1 })]);
  // Polls because a busy machine may miss the cache lifetime.
  await expect
    .poll(async () => (await first.order(0)) && whileLocked(gone, orderAll), { timeout: 20_000 })
    .toEqual([soldOutReply, soldOutReply, soldOutReply]);
  expect((await without.order(0)).status).toBe(200);
});

/** Measures how long after a restock the slower of two processes sells the product. */
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
  await insertStockMovement(shop, productId, 2);
  const times = await Promise.all(
    buyers.map(({ order }, process) =>
      durationOf(() =>
        expect.poll(async () => (await order(process)).status, { interval: 5 }).toBe(200),
      ),
    ),
  );
  return Math.max(...times);
}

test('sells restocked products at once in every process', async () => {
  // Well below the cache lifetime, so the notification caused it. Polls for busy machines.
  await expect.poll(timeUntilSold, { timeout: 40_000 }).toBeLessThan(soldOutTtlMs / 2);
});

/** Measures how long after a restock without notification a product sells. */
async function timeUntilSoldUnnotified(): Promise<number> {
  const productId = await newProduct(shop, { stock: 1 });
  const [winner, late] = [await buyerOf([productId]), await buyerOf([productId])];
  expect((await winner.order(1)).status).toBe(200);
  expect((await late.order(1)).status).toBe(409);
  return durationOf(async () => {
    await shop.asOwner('update stock_level set on_hand = allocated + 1 where product_id = $1', [
      productId,
    ]);
    await expect.poll(async () => (await late.order(1)).status, { interval: 20 }).toBe(200);
  });
}

test('sells a restocked product within the cache lifetime if the notification is lost', async () => {
  // Polls for busy machines.
  await expect.poll(timeUntilSoldUnnotified, { timeout: 20_000 }).toBeLessThan(soldOutTtlMs * 3);
});

test('still queries the database when another result takes precedence', async () => {
  const [gone, withdrawn] = [await newProduct(shop, { stock: 1 }), await newProduct(shop)];
  const [winner, late] = [await buyerOf([gone]), await buyerOf([gone])];
  const key = randomUUID();
  const placed = await winner.order(0, {}, key);
  expect(placed.status).toBe(200);
  const soldOutReply = await late.order(0);
  await winner.fill([gone]);
  expect(await winner.order(0, {}, key)).toEqual(placed);
  expect((await winner.order(0, { notes: 'Other' }, key)).status).toBe(422);
  expect(await late.order(0, { addressId: randomUUID() })).toEqual(soldOutReply);
  await late.fill([withdrawn]);
  await shop.asOwner(`update product set status = 'archived' where id = $1`, [withdrawn]);
  expect((await late.order(0)).body).toContain('order.product_unavailable');
});
