import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Order } from '@sirkito/contracts/orders/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFaultyDatabase } from '#api/testing/faulty-database.ts';
import { startApiProcess } from '#api/testing/api-process.ts';
import { draftAddress } from '#api/testing/people/buyer.ts';
import { stopProgram } from '#api/testing/child-process.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
let wire: Awaited<ReturnType<typeof startFaultyDatabase>>;
let next: Awaited<ReturnType<typeof startApi>>;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  await newLocalities(shop);
  wire = await startFaultyDatabase(shop.url);
  next = await startApi(shop.url);
});
afterAll(async () => {
  for (const api of running) await stopProgram(api, 'SIGKILL');
  wire.close();
});

async function startApi(databaseUrl: string) {
  const started = await startApiProcess(databaseUrl);
  running.add(started.api);
  return started;
}

async function newBuyer() {
  const app = await shop.app();
  const { headers, user } = await peopleOf(shop, app).shopper();
  const send = async (url: string, payload: object) =>
    (await app.inject({ method: 'POST', url, headers, payload })).json<{ data: { _id: string } }>();
  const productId = await newProduct(shop, { stock: 5 });
  await send('/api/shop/cart/add', { productId, quantity: 2 });
  const { data: address } = await send('/api/shop/address/add', draftAddress());
  return { headers, userId: user.id, productId, addressId: address._id };
}

const ordersOf = async (accountId: string) =>
  (await shop.asOwner('select 1 from customer_order where account_id = $1', [accountId])).rowCount;

const points = [
  ['before authentication', 'api', 'session', 0],
  ['before the order', 'api', 'place_carts(', 0],
  ['after the order, before the API receives it', 'database', 'placed', 1],
] as const;

test.each(points)(
  'places one order when the API is killed %s and the request is retried',
  async (_where, from, text, placedByThen) => {
    const { headers, userId, productId, addressId } = await newBuyer();
    const doomed = await startApi(wire.url);
    const place = (url: string) =>
      fetch(`${url}/api/shop/orders`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': userId },
        body: JSON.stringify({ addressId, paymentMethod: 'cod' }),
      });
    wire.failOn({ from, text, onMatch: () => doomed.api.kill('SIGKILL') });
    await expect(place(doomed.url)).rejects.toThrow();
    if (doomed.api.signalCode === null) await once(doomed.api, 'exit');
    expect(doomed.api.signalCode).toBe('SIGKILL');
    await expect.poll(() => ordersOf(userId)).toBe(placedByThen);

    const reply = await place(next.url);
    expect(reply.status).toBe(200);
    const { order } = (await reply.json()) as { order: Order };
    expect(order.items).toMatchObject([{ productId, quantity: 2 }]);
    expect(await ordersOf(userId)).toBe(1);
    const { rows } = await shop.asOwner('select on_hand from stock where product_id = $1', [
      productId,
    ]);
    expect(rows).toEqual([{ on_hand: 3 }]);
    await expectReconciled(shop);
  },
  90_000,
);
