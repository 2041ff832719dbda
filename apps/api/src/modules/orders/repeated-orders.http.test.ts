import { randomUUID } from 'node:crypto';
import type { Order } from '@sirkito/contracts/orders/schemas';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { httpBuyer } from '#api/testing/people/http-buyer.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
let app: FastifyInstance;
beforeAll(async () => {
  await newLocalities(shop);
  app = await shop.app();
});
const buyer = () => httpBuyer(shop, app);

test('[API-09] answers a repeat without a key with the order as it is now, for ten minutes', async () => {
  const productId = await newProduct(shop, { stock: 9 });
  const { send, ask, fillCart, addressId } = await buyer();
  await fillCart(productId);
  const place = (more: object = {}) =>
    send('/api/shop/orders', { addressId, paymentMethod: 'cod', ...more });
  const { order } = (await place()).json<{ order: Order }>();
  expect((await place()).json()).toEqual({ success: true, order });
  await send(`/api/shop/orders/${order._id}/cancel`, {});
  const repeated = (await place()).json<{ order: Order }>();
  expect(repeated).toMatchObject({ order: { _id: order._id, status: 'cancelled' } });
  const viewed = (await ask(`/api/shop/orders/${order._id}`)).json<object>();
  expect(viewed).toEqual({ success: true, order: { ...repeated.order, arrival: null } });

  const expectEmpty = (reply: Awaited<ReturnType<typeof place>>) =>
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'order.cart_empty',
        message: 'Your cart is empty. Add items to it. Orders you placed are in your account',
      }),
    ]);
  expectEmpty(await place({ paymentMethod: 'gcash' }));
  expectEmpty(await place({ notes: 'Ring twice' }));
  const age = (minutes: number) =>
    shop.asOwner(
      `update customer_order set created_at = now() - interval '1 minute' * $2 where id = $1`,
      [order._id, minutes],
    );
  await age(9);
  expect((await place()).statusCode).toBe(200);
  await age(11);
  expectEmpty(await place());
});

test('[API-09] takes any key of 1 to 255 characters, apart from its own, and names the header', async () => {
  const productId = await newProduct(shop, { stock: 30 });
  const { send, fillCart, addressId } = await buyer();
  const body = { addressId, paymentMethod: 'gcash' };
  const place = (key?: string) =>
    send('/api/shop/orders', body, key === undefined ? {} : { 'idempotency-key': key });
  await fillCart(productId);
  const { order: unkeyed } = (await place()).json<{ order: Order }>();
  const { rows } = await shop.asOwner('select key from order_key where order_id = $1', [
    unkeyed._id,
  ]);
  // The key that the shop derived, sent by a client.
  const { key: derived } = rows[0] as { key: string };
  const ids = new Set([unkeyed._id]);
  const keys = ['1', 'a'.repeat(255), 'order 12', derived, 'manual 1', randomUUID()];
  for (const key of keys) {
    await fillCart(productId);
    const placed = await place(key);
    expect(placed.statusCode, key).toBe(200);
    expect((await place(key)).body).toBe(placed.body);
    ids.add(placed.json<{ order: Order }>().order._id);
  }
  expect(ids.size).toBe(keys.length + 1);
  for (const key of ['', 'a'.repeat(256), 'caf\u00e9']) {
    const refused = await place(key);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'request.invalid',
      fields: { 'idempotency-key': 'Enter 1 to 255 ASCII characters' },
    });
  }
});

test('[API-09] places two orders for one key of two shoppers', async () => {
  const productId = await newProduct(shop, { stock: 9 });
  const ids = new Set<string>();
  for (const { send, fillCart, addressId } of [await buyer(), await buyer()]) {
    await fillCart(productId);
    const placed = await send(
      '/api/shop/orders',
      { addressId, paymentMethod: 'cod' },
      { 'idempotency-key': 'cart:1' },
    );
    ids.add(placed.json<{ order: Order }>().order._id);
  }
  expect(ids.size).toBe(2);
});
