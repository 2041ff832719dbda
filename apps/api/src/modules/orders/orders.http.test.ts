import { randomUUID } from 'node:crypto';
import type { Address } from '@sirkito/contracts/address';
import type { Order } from '@sirkito/contracts/order';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { draftAddress } from '#api/testing/buyer.ts';
import { peopleOf } from '#api/testing/people.ts';
import { newPlaces } from '#api/testing/places.ts';
import { expectReconciled } from '#api/testing/reconciled.ts';
import { newProduct } from '#api/testing/shelf.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
let app: FastifyInstance;
beforeAll(async () => {
  await newPlaces(shop);
  app = await shop.app();
});

async function buyer() {
  const { user, headers } = await peopleOf(shop, app).shopper();
  const ask = (url: string) => app.inject({ url, headers });
  const send = (url: string, payload: object, more: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { ...headers, ...more } });
  const saved = await send('/api/shop/address/add', draftAddress());
  return {
    ask,
    send,
    userId: user.id,
    addressId: saved.json<{ data: Address }>().data._id,
    fillCart: (productId: string, quantity = 1) =>
      send('/api/shop/cart/add', { productId, quantity }),
  };
}

test('[API-09] an order is placed for an address and a way to pay, once for each key', async () => {
  const productId = await newProduct(shop, { price: 1_250, stock: 9 });
  const { send, fillCart, addressId, userId } = await buyer();
  for (const paymentMethod of ['cod', 'bank_transfer', 'gcash', 'maya', 'qrph', 'card']) {
    await fillCart(productId);
    const body = { addressId, paymentMethod, expectedTotal: 1_325, notes: 'Ring twice', price: 1 };
    const key = { 'idempotency-key': `once-${paymentMethod}` };
    const placed = await send('/api/shop/orders', body, key);
    expect(placed.statusCode).toBe(200);
    expect(placed.json()).toMatchObject({
      success: true,
      order: {
        userId,
        paymentMethod,
        items: [{ productId, price: 1_250, quantity: 1, lineTotal: 1_250 }],
        total: 1_325,
        notes: 'Ring twice',
        status: 'pending',
      },
    });
    expect((await send('/api/shop/orders', body, key)).body).toBe(placed.body);
    const other = await send('/api/shop/orders', { ...body, notes: 'Other' }, key);
    expect(other.statusCode).toBe(422);
  }
  const paidInShells = { addressId, paymentMethod: 'shells' };
  expect((await send('/api/shop/orders', paidInShells)).statusCode).toBe(400);
  await expectReconciled(shop);
});

test('[API-09] an order is delivered or picked up, never both and never neither', async () => {
  const productId = await newProduct(shop, { price: 1_250, stock: 9 });
  const { ask, send, fillCart, addressId } = await buyer();
  await fillCart(productId);
  const pickup = { fullName: ' Maria Santos ', phone: '0917 555 0142' };
  const post = (body: object) => send('/api/shop/orders', { paymentMethod: 'cod', ...body });
  expect((await post({})).json()).toMatchObject({ success: false });
  for (const body of [{}, { addressId, pickup }, { pickup: { ...pickup, phone: '123' } }]) {
    expect((await post(body)).statusCode).toBe(400);
  }
  expect((await ask('/api/shop/orders/quote')).json()).toMatchObject({
    quote: { shippingFee: 0, total: 1_250, zone: null },
  });
  const placed = await post({ pickup, expectedTotal: 1_250 });
  expect(placed.json()).toMatchObject({
    order: { isPickup: true, total: 1_250, address: { fullName: 'Maria Santos' } },
  });
});

test('[API-09] fifty equal posts at once are one order and fifty equal answers', async () => {
  const productId = await newProduct(shop, { stock: 60 });
  const { send, ask, fillCart, addressId, userId } = await buyer();
  await fillCart(productId);
  const body = { addressId, paymentMethod: 'cod' };
  const key = { 'idempotency-key': randomUUID() };
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => send('/api/shop/orders', body, key)),
  );
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array<number>(50).fill(200));
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
  const list = await ask(`/api/shop/orders/user/${userId}`);
  expect(list.json<{ orders: Order[] }>().orders).toHaveLength(1);
  await expectReconciled(shop);
});

test('[API-10] [API-11] one reads one’s own orders, newest first, and nobody else’s', async () => {
  const productId = await newProduct(shop, { stock: 9 });
  const { send, ask, fillCart, addressId, userId } = await buyer();
  const placed: Order[] = [];
  for (let count = 0; count < 3; count += 1) {
    await fillCart(productId);
    const reply = await send('/api/shop/orders', { addressId, paymentMethod: 'gcash' });
    placed.unshift(reply.json<{ order: Order }>().order);
  }
  const list = await ask(`/api/shop/orders/user/${userId}`);
  expect(list.json()).toEqual({ success: true, orders: placed, next: null });

  const first = await ask(`/api/shop/orders/user/${userId}?limit=2`);
  const { next } = first.json<{ next: string }>();
  const rest = await ask(`/api/shop/orders/user/${userId}?limit=2&after=${next}`);
  expect(rest.json()).toEqual({ success: true, orders: placed.slice(2), next: null });

  const one = await ask(`/api/shop/orders/${placed[0]?._id}`);
  expect(one.json()).toEqual({ success: true, order: placed[0] });

  const stranger = await buyer();
  for (const url of [`/api/shop/orders/user/${userId}`, `/api/shop/orders/${placed[0]?._id}`]) {
    expect((await stranger.ask(url)).statusCode).toBe(404);
    expect((await app.inject({ url })).statusCode).toBe(401);
  }
});

test('where payments are real, nobody is told to send money to the sample account', async () => {
  const live = await shop.app({ PAYMONGO_SECRET_KEY: 'sk_live_none' });
  const people = peopleOf(shop, live);
  const [{ headers }, owner] = [await people.shopper(), await people.staff()];
  const post = (url: string, payload: object, by = headers) =>
    live.inject({ method: 'POST', url, payload, headers: by });
  const address = await post('/api/shop/address/add', draftAddress());
  const addressId = address.json<{ data: Address }>().data._id;
  const productId = await newProduct(shop, { stock: 9 });
  await post('/api/shop/cart/add', { productId, quantity: 1 });
  const place = () => post('/api/shop/orders', { addressId, paymentMethod: 'bank_transfer' });
  const ways = async () => (await live.inject({ url: '/api/payments/ways', headers })).json();
  expect((await place()).json()).toMatchObject({ code: 'payment.no_bank_account' });
  expect(await ways()).toMatchObject({ data: { isTest: false, hasBank: false } });
  const byHand = {
    items: [{ productId, quantity: 1 }],
    fullName: 'Juan dela Cruz',
    phone: '0917 555 0123',
    payment: 'bank_transfer',
    key: randomUUID(),
    expectedTotal: 1_000,
  };
  expect((await post('/api/admin/orders', byHand, owner.headers)).json()).toMatchObject({
    code: 'payment.no_bank_account',
  });
  await live.inject({
    method: 'PUT',
    url: '/api/admin/settings/bank-account',
    headers: owner.headers,
    payload: { bankName: 'A bank', accountName: 'The shop', accountNumber: '1234-5678' },
  });
  expect(await ways()).toMatchObject({ data: { hasBank: true } });
  expect((await place()).statusCode).toBe(200);
});
