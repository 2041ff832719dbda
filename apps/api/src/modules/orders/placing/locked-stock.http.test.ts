import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { draftAddress } from '#api/testing/people/buyer.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
let app: FastifyInstance;

beforeAll(async () => {
  await newLocalities(shop);
  app = await shop.app();
});

/** Signs a buyer in who orders one unit of the product each time, with a new key unless given. */
async function buyerOf(productId: string) {
  const { headers, user } = await peopleOf(shop, app).shopper();
  await shop.asOwner('update account set email_verified_at = now() where id = $1', [user.id]);
  const post = (url: string, payload: object, key?: string) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, ...(key && { 'idempotency-key': key }) },
    });
  const added = await post('/api/shop/address/add', draftAddress());
  const { _id: addressId } = added.json<{ data: { _id: string } }>().data;
  return {
    accountId: user.id,
    fill: () => post('/api/shop/cart/add', { productId, quantity: 1 }),
    order: (key: string = randomUUID()) =>
      post('/api/shop/orders', { addressId, paymentMethod: 'gcash' }, key),
  };
}
type Buyer = Awaited<ReturnType<typeof buyerOf>>;

/** Locks the product's stock in another session until the returned function is called. */
async function lockStock(productId: string): Promise<() => Promise<void>> {
  const session = new Client({ connectionString: shop.url });
  await session.connect();
  await session.query('begin');
  await session.query('select 1 from stock_level where product_id = $1 for update', [productId]);
  return () => session.end();
}

/** Lets the buyers order over and over until the work is done. */
async function orderDuring<Result>(buyers: readonly Buyer[], work: Promise<Result>) {
  const placedAt = [performance.now()];
  const statuses = new Set<number>();
  let isDone = false;
  const loops = buyers.map(async ({ fill, order }) => {
    while (!isDone) {
      await fill();
      const { statusCode } = await order();
      statuses.add(statusCode);
      if (statusCode === 200) placedAt.push(performance.now());
    }
  });
  const result = await work.finally(() => (isDone = true));
  await Promise.all(loops);
  placedAt.push(performance.now());
  const gaps = placedAt.slice(1).map((at, index) => at - (placedAt[index] ?? at));
  return { result, longestGap: Math.max(...gaps), statuses: [...statuses] };
}

const ordersOf = async ({ accountId }: Buyer) =>
  (await shop.asOwner('select 1 from customer_order where account_id = $1', [accountId])).rowCount;

test('[AV-06] a locked stock row delays only the orders that need it, at most 5 s each', async () => {
  const [locked = '', ...others] = await Promise.all(
    Array.from({ length: 20 }, () => newProduct(shop, { stock: 100_000 })),
  );
  const [passer, ...buyers] = await Promise.all(others.map(buyerOf));
  const [late, ...waiting] = await Promise.all([locked, locked, locked].map(buyerOf));
  if (!passer || !late) throw new Error('no buyer');
  await Promise.all([late, ...waiting].map(({ fill }) => fill()));
  const keys = waiting.map(() => randomUUID());
  // The first order of a process also plans its queries.
  await passer.fill();
  expect((await passer.order()).statusCode).toBe(200);
  const release = await lockStock(locked);

  const during = await orderDuring(
    buyers,
    Promise.all(waiting.map(({ order }, index) => order(keys[index]))),
  );
  expect(during.longestGap).toBeLessThan(2_000);
  expect(during.statuses).toEqual([200]);
  for (const reply of during.result) {
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({ code: 'server.overloaded' });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  }

  // Other orders pass one for this part, which is placed once the lock is gone.
  const last = late.order();
  for (const _ of [1, 2]) {
    await passer.fill();
    expect((await passer.order()).statusCode).toBe(200);
  }
  await release();
  expect((await last).statusCode).toBe(200);
  for (const [index, buyer] of waiting.entries()) {
    const replies = [await buyer.order(keys[index]), await buyer.order(keys[index])];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await ordersOf(buyer)).toBe(1);
  }
  await expectReconciled(shop);
});
