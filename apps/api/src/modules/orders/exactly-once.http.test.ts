import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Order } from '@sirkito/contracts/order';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ambushedDatabase } from '#api/testing/ambush.ts';
import { draftAddress } from '#api/testing/buyer.ts';
import { endProgram, freePort, startProgram } from '#api/testing/child-process.ts';
import { peopleOf } from '#api/testing/people.ts';
import { newPlaces } from '#api/testing/places.ts';
import { expectReconciled } from '#api/testing/reconciled.ts';
import { newProduct } from '#api/testing/shelf.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
const main = fileURLToPath(import.meta.resolve('#api/main/http.ts'));
let wire: Awaited<ReturnType<typeof ambushedDatabase>>;
let next: Awaited<ReturnType<typeof startApi>>;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  await newPlaces(shop);
  wire = await ambushedDatabase(shop.url);
  next = await startApi(shop.url);
});
afterAll(async () => {
  for (const api of running) await endProgram(api, 'SIGKILL');
  wire.close();
});

/** A real process. */
async function startApi(databaseUrl: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const api = await startProgram({
    command: process.execPath,
    args: ['--import', 'tsx', main],
    env: {
      API_PORT: `${port}`,
      DATABASE_URL: databaseUrl,
      DATABASE_OWNER_URL: '',
      DATABASE_DIRECT_URL: '',
      LOG_LEVEL: 'silent',
    },
    readyUrl: `${url}/healthz`,
  });
  running.add(api);
  return { api, url };
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

// Messages of the protocol end in a zero byte, so that a word in a longer one is not taken for it.
const points = [
  ['before anybody knows who asks', 'api', 'session', 0],
  ['before the transaction', 'api', 'begin\0', 0],
  ['in the transaction, before the order', 'api', 'place_orders(', 0],
  ['in the transaction, after the order', 'api', 'commit\0', 0],
  ['after the commit, before the API hears of it', 'database', 'COMMIT\0', 1],
  ['before the answer', 'api', 'from "order_line"', 1],
] as const;

test.each(points)(
  'killed %s, and asked again with the same key: one order',
  async (_where, from, words, placedByThen) => {
    const { headers, userId, productId, addressId } = await newBuyer();
    const doomed = await startApi(wire.url);
    const place = (url: string) =>
      fetch(`${url}/api/shop/orders`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': userId },
        body: JSON.stringify({ addressId, paymentMethod: 'cod' }),
      });
    wire.lay({ from, words, strike: () => doomed.api.kill('SIGKILL') });
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
