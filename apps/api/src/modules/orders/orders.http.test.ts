import { randomUUID } from 'node:crypto';
import type { Address } from '@sirkito/contracts/addresses/schemas';
import type { Order, QuoteReply } from '@sirkito/contracts/orders/schemas';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { draftAddress } from '#api/testing/people/buyer.ts';
import { httpBuyer } from '#api/testing/people/http-buyer.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
let app: FastifyInstance;
beforeAll(async () => {
  await newLocalities(shop);
  app = await shop.app();
});

const buyer = () => httpBuyer(shop, app);

test('[API-09] places an order for an address and payment method, once per key', async () => {
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
  const unknownMethod = { addressId, paymentMethod: 'shells' };
  expect((await send('/api/shop/orders', unknownMethod)).statusCode).toBe(400);
  await expectReconciled(shop);
});

test('[API-09] requires either an address or a pick-up', async () => {
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

test('[API-09] returns one order for fifty concurrent requests with one key', async () => {
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

test('[OR-05] returns every field at server prices', async () => {
  const productId = await newProduct(shop, { price: 1_500, salePrice: 1_200.5, stock: 9 });
  await shop.asOwner(
    `insert into product_image (id, product_id, position, file, width, height)
     values (gen_random_uuid(), $1, 0, 'parts/memory', 800, 600)`,
    [productId],
  );
  const { send, fillCart, addressId, userId } = await buyer();
  await fillCart(productId, 2);
  const cheap = { productId, price: 1, salePrice: 1, quantity: 2, lineTotal: 2 };
  const totals = { subtotal: 2, shippingFee: 0, discount: 1, total: 1, vatIncluded: 0 };
  const body = { addressId, paymentMethod: 'cod', items: [cheap], ...cheap, ...totals };
  const { order } = (await send('/api/shop/orders', body)).json<{ order: Order }>();
  const { isDefault: _, ...address } = draftAddress();
  const { rows } = await shop.asOwner('select created_at from customer_order where id = $1', [
    order._id,
  ]);
  const { created_at: createdAt } = rows[0] as { created_at: Date };
  expect(order).toMatchObject({
    _id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    orderNumber: expect.stringMatching(/^SK-\d{6}$/) as string,
    userId,
    items: [
      {
        productId,
        title: `T-${productId.toUpperCase()}`,
        image: '/api/images/parts/memory',
        price: 1_200.5,
        quantity: 2,
        lineTotal: 2_401,
      },
    ],
    address: { ...address, phone: '0917 555 0123', cityMunicipality: 'Quezon City' },
    subtotal: 2_401,
    shippingFee: 75,
    discount: 0,
    total: 2_476,
    vatIncluded: 265.29,
    paymentMethod: 'cod',
    paymentStatus: 'unpaid',
    status: 'pending',
    timeline: [{ status: 'pending', at: order.createdAt }],
    createdAt: createdAt.toISOString(),
  });
});

test('[API-10] [API-11] lists the shopper’s own orders, newest first, and no others', async () => {
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
  expect((await ask(`/api/shop/orders/user/${userId}?limit=50`)).statusCode).toBe(200);
  expect((await ask(`/api/shop/orders/user/${userId}?limit=51`)).statusCode).toBe(400);
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, { get: { summary: string; parameters: object[] } }>;
  }>();
  expect(paths['/api/shop/orders/user/{userId}']?.get).toMatchObject({
    summary: expect.stringContaining('20 at once; next, sent as after,') as string,
    parameters: expect.arrayContaining([
      expect.objectContaining({
        name: 'limit',
        schema: expect.objectContaining({ default: 20, maximum: 50 }) as object,
      }),
    ]) as object[],
  });

  const one = await ask(`/api/shop/orders/${placed[0]?._id}`);
  const arrival = { first: expect.any(String) as string, last: expect.any(String) as string };
  expect(one.json()).toEqual({ success: true, order: { ...placed[0], arrival } });

  const stranger = await buyer();
  for (const url of [`/api/shop/orders/user/${userId}`, `/api/shop/orders/${placed[0]?._id}`]) {
    expect((await stranger.ask(url)).statusCode).toBe(404);
    expect((await app.inject({ url })).statusCode).toBe(401);
  }
});

test('refuses bank transfers to the sample account in live mode', async () => {
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
  const methods = async () => (await live.inject({ url: '/api/payments/ways', headers })).json();
  const unavailable = async () => {
    const quoted = await live.inject({
      url: `/api/shop/orders/quote?addressId=${addressId}`,
      headers,
    });
    return quoted.json<QuoteReply>().quote.unavailableMethods.map(({ code }) => code);
  };
  expect((await place()).json()).toMatchObject({ code: 'payment.no_bank_account' });
  expect(await unavailable()).toEqual(['payment.no_bank_account']);
  expect(await methods()).toMatchObject({ data: { isTest: false, hasBank: false } });
  const manualOrder = {
    items: [{ productId, quantity: 1 }],
    fullName: 'Juan dela Cruz',
    phone: '0917 555 0123',
    payment: 'bank_transfer',
    key: randomUUID(),
    expectedTotal: 1_000,
  };
  expect((await post('/api/admin/orders', manualOrder, owner.headers)).json()).toMatchObject({
    code: 'payment.no_bank_account',
  });
  await live.inject({
    method: 'PUT',
    url: '/api/admin/settings/bank-account',
    headers: owner.headers,
    payload: { bankName: 'A bank', accountName: 'The shop', accountNumber: '1234-5678' },
  });
  expect(await methods()).toMatchObject({ data: { hasBank: true } });
  expect(await unavailable()).toEqual([]);
  expect((await place()).statusCode).toBe(200);
});
