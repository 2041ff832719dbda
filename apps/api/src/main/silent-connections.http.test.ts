import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFaultyDatabase } from '#api/testing/faulty-database.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { draftAddress } from '#api/testing/people/buyer.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
let wire: Awaited<ReturnType<typeof startFaultyDatabase>>;
let app: FastifyInstance;

beforeAll(async () => {
  await newLocalities(shop);
  wire = await startFaultyDatabase(shop.url);
  app = await shop.app({ DATABASE_URL: wire.url });
});
afterAll(() => wire.close());

async function newBuyer() {
  const { headers, user } = await peopleOf(shop, app).shopper();
  const send = (url: string, payload: object) =>
    app.inject({
      method: 'POST',
      url,
      headers: { ...headers, 'idempotency-key': user.id },
      payload,
    });
  const productId = await newProduct(shop, { stock: 5 });
  await send('/api/shop/cart/add', { productId, quantity: 2 });
  const address = (await send('/api/shop/address/add', draftAddress())).json<{
    data: { _id: string };
  }>();
  return {
    readProfile: () => app.inject({ url: '/api/account/profile', headers }),
    placeOrder: () =>
      send('/api/shop/orders', {
        addressId: address.data._id,
        paymentMethod: 'cod',
      }),
  };
}

/** Repeats a call until it succeeds. Returns the statuses and the longest wait for one. */
async function callUntilOk(call: () => Promise<{ statusCode: number }>) {
  const statuses: number[] = [];
  let longestMs = 0;
  do {
    const startedAt = performance.now();
    statuses.push((await call()).statusCode);
    longestMs = Math.max(longestMs, performance.now() - startedAt);
  } while (statuses.at(-1) === 503);
  return { statuses, longestMs };
}

test('[AV-02] a session lookup on a dead connection fails only its own callers', async () => {
  const people = peopleOf(shop, app);
  const shoppers = await Promise.all(Array.from({ length: 4 }, () => people.shopper()));
  wire.silence();
  const replies = await Promise.all(
    shoppers.map(({ headers }) => app.inject({ url: '/api/account/profile', headers })),
  );
  // The first caller's lookup is in flight at once; the others queue behind it.
  const failed = replies.filter(({ statusCode }) => statusCode !== 200);
  expect(failed.map(({ statusCode }) => statusCode)).toEqual([503]);
}, 30_000);

test('[AV-01] signed-in calls and orders work again within ten seconds of losing every connection silently', async () => {
  const buyers = await Promise.all(Array.from({ length: 8 }, newBuyer));
  wire.silence();
  const silentAt = performance.now();
  const calls = buyers.flatMap(({ readProfile, placeOrder }) => [readProfile, placeOrder]);
  const results = await Promise.all(calls.map(callUntilOk));
  const recoveredMs = performance.now() - silentAt;

  expect(results.map(({ statuses }) => statuses.at(-1))).toEqual(results.map(() => 200));
  expect(results.flatMap(({ statuses }) => statuses)).toContain(503);
  expect(recoveredMs).toBeLessThan(10_000);
  expect(Math.max(...results.map(({ longestMs }) => longestMs))).toBeLessThan(10_000);
  const { rows } = await shop.asOwner('select count(*)::integer as orders from customer_order');
  expect(rows).toEqual([{ orders: buyers.length }]);
  await expectReconciled(shop);
  expect((await app.inject('/readyz')).json()).toMatchObject({
    status: 'ready',
  });
}, 60_000);
