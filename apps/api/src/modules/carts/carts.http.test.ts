import type { CartReply } from '@sirkito/contracts/carts/schemas';
import type { FastifyInstance } from 'fastify';
import { v7 as newUuid } from 'uuid';
import { expect, test } from 'vitest';
import { newPromotion } from '#api/testing/data/promotion.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();

async function register(app: FastifyInstance) {
  const email = `${newUuid()}@example.test`;
  const password = 'correct-horse-battery-9';
  const person = { userName: 'Cart Owner', email, password, confirmPassword: password };
  await app.inject({ method: 'POST', url: '/api/auth/register', payload: person });
  const reply = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password },
  });
  const { token, user } = reply.json<{ token: string; user: { id: string } }>();
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  return { userId: user.id, call };
}

test('[API-05] [API-06] [API-07] [API-08] adds to, reads, changes and removes from a cart', async () => {
  const app = await shop.app();
  const { userId, call } = await register(app);
  const productId = await newProduct(shop, { price: 250, stock: 9 });

  const added = await call('POST', '/api/shop/cart/add', { productId, quantity: 2 });
  expect(added.statusCode).toBe(200);
  expect(added.json<CartReply>()).toMatchObject({
    success: true,
    message: 'Item added to cart',
    data: { items: [{ productId, quantity: 2, price: 250 }] },
  });

  const { data } = added.json<CartReply>();
  const read = await call('GET', `/api/shop/cart/get/${userId}`);
  expect(read.json()).toEqual({ success: true, message: 'Your cart', data });

  for (const [quantity, owner] of [
    [5, { userId }],
    [4, {}],
  ] as const) {
    const change = { productId, quantity, ...owner };
    const changed = await call('PUT', '/api/shop/cart/update-cart', change);
    expect(changed.json()).toMatchObject({
      success: true,
      message: 'Quantity updated',
      data: { items: [{ productId, quantity }] },
    });
  }

  const removed = await call('DELETE', `/api/shop/cart/${userId}/${productId}`);
  expect(removed.json()).toMatchObject({
    success: true,
    message: 'Item removed',
    data: { items: [] },
  });
});

test("returns 404 for another person's cart and error details for too large a quantity", async () => {
  const app = await shop.app();
  const [one, other] = [await register(app), await register(app)];
  const productId = await newProduct(shop, { stock: 1 });
  await one.call('POST', '/api/shop/cart/add', { productId, quantity: 1 });

  const stolen = await other.call('DELETE', `/api/shop/cart/${one.userId}/${productId}`);
  expect(stolen.statusCode).toBe(404);
  const foreign = { productId, quantity: 1, userId: one.userId };
  expect((await other.call('PUT', '/api/shop/cart/update-cart', foreign)).statusCode).toBe(404);

  const tooMany = await one.call('POST', '/api/shop/cart/add', { productId, quantity: 1 });
  expect(tooMany.statusCode).toBe(409);
  expect(tooMany.json()).toMatchObject({
    success: false,
    code: 'cart.over_stock',
    message: 'Only 1 items available',
    details: { available: 1 },
  });
});

test.each([
  ['with Redis', {}],
  ['without Redis', { REDIS_URL: 'redis://127.0.0.1:1/0' }],
])('throttles promo code attempts %s', async (_where, settings) => {
  const limits = 'register=100000/1h,signInAddress=100000/1h,promotionCodeAddress=8/1h';
  const app = await shop.app({ ...settings, ACCOUNT_LIMITS: `${limits},promotionCode=3/15m` });
  const code = `REAL-${newUuid().slice(-8).toUpperCase()}`;
  await newPromotion(shop, { code });
  const productId = await newProduct(shop, { price: 250 });
  const people = await Promise.all(Array.from({ length: 4 }, () => register(app)));
  const tryCode = async (person: number, typed: string) =>
    (await people[person]?.call('PUT', '/api/shop/cart/code', { code: typed }))?.statusCode;
  await people[0]?.call('POST', '/api/shop/cart/add', { productId, quantity: 1 });

  expect(await tryCode(0, 'GUESS-1')).toBe(404);
  expect(await tryCode(0, code)).toBe(200);
  expect(await tryCode(0, 'GUESS-2')).toBe(404);
  const refused = await people[0]?.call('PUT', '/api/shop/cart/code', { code });
  expect(refused?.statusCode).toBe(429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(800);
  expect(refused?.json()).toMatchObject({
    code: 'promotion.too_many_attempts',
    message: 'Too many codes tried. Check yours and try again in 15 minutes',
  });
  // Several accounts behind one IP address share a limit.
  const others = [];
  for (const person of [1, 1, 2, 2, 3]) others.push(await tryCode(person, 'GUESS-3'));
  expect(others).toEqual([404, 404, 404, 404, 404]);
  expect(await tryCode(3, 'GUESS-4')).toBe(429);
});
