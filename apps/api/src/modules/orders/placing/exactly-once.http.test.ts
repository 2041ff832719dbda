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

async function newBuyer(product?: string) {
  const app = await shop.app();
  const { headers, user } = await peopleOf(shop, app).shopper();
  const send = async (url: string, payload: object) =>
    (await app.inject({ method: 'POST', url, headers, payload })).json<{ data: { _id: string } }>();
  const productId = product ?? (await newProduct(shop, { stock: 5 }));
  await send('/api/shop/cart/add', { productId, quantity: 2 });
  const { data: address } = await send('/api/shop/address/add', draftAddress());
  const place = (url: string) =>
    fetch(`${url}/api/shop/orders`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': user.id },
      body: JSON.stringify({ addressId: address._id, paymentMethod: 'cod' }),
    });
  return { userId: user.id, productId, place };
}

const ordersOf = async (accountId: string) =>
  (await shop.asOwner('select 1 from customer_order where account_id = $1', [accountId])).rowCount;

const points = [
  ['before authentication', 'api', 'session', 0],
  ['before the order', 'api', 'insert into customer_order', 0],
  ['after the order, before the API receives it', 'database', 'COMMIT', 1],
] as const;

test.each(points)(
  'places one order when the API is killed %s and the request is retried',
  async (_where, from, text, placedByThen) => {
    const { userId, productId, place } = await newBuyer();
    const doomed = await startApi(wire.url);
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
    const { rows } = await shop.asOwner(
      'select available from available_stock where product_id = $1',
      [productId],
    );
    expect(rows).toEqual([{ available: 3 }]);
    await expectReconciled(shop);
  },
  90_000,
);

test('[AV-21] a process that is stopped between locking and writing delays others by at most 3 s', async () => {
  const first = await newBuyer();
  const second = await newBuyer(first.productId);
  const stopped = await startApi(wire.url);
  const isStopped = new Promise<void>((resolve) => {
    const onMatch = () => {
      stopped.api.kill('SIGSTOP');
      resolve();
    };
    wire.failOn({ from: 'api', text: 'insert into customer_order', onMatch, isSilent: true });
  });
  const lost = expect(first.place(stopped.url)).rejects.toThrow();
  await isStopped;
  const startedAt = performance.now();
  const reply = await second.place(next.url);
  expect(reply.status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(3_000);
  expect(await ordersOf(first.userId)).toBe(0);
  await stopProgram(stopped.api, 'SIGKILL');
  await lost;
  await expectReconciled(shop);
}, 90_000);
