import type { CartReply } from '@sirkito/contracts/cart';
import type { FastifyInstance } from 'fastify';
import { v7 as newUuid } from 'uuid';
import { expect, test } from 'vitest';
import { newProduct } from '#api/testing/shelf.ts';
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

test('[API-05] [API-06] [API-07] [API-08] a cart is added to, read, changed and emptied', async () => {
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

  const read = await call('GET', `/api/shop/cart/get/${userId}`);
  expect(read.json<CartReply>().data).toEqual(added.json<CartReply>().data);

  const change = { productId, quantity: 5, userId };
  const changed = await call('PUT', '/api/shop/cart/update-cart', change);
  expect(changed.json()).toMatchObject({ success: true, data: { items: [{ quantity: 5 }] } });

  const removed = await call('DELETE', `/api/shop/cart/${userId}/${productId}`);
  expect(removed.json()).toMatchObject({ success: true, data: { items: [] } });
});

test("another person's cart is not found, and a refusal says why", async () => {
  const app = await shop.app();
  const [one, other] = [await register(app), await register(app)];
  const productId = await newProduct(shop, { stock: 1 });
  await one.call('POST', '/api/shop/cart/add', { productId, quantity: 1 });

  const stolen = await other.call('DELETE', `/api/shop/cart/${one.userId}/${productId}`);
  expect(stolen.statusCode).toBe(404);
  const foreign = { productId, quantity: 1, userId: one.userId };
  expect((await other.call('PUT', '/api/shop/cart/update-cart', foreign)).statusCode).toBe(404);

  const greedy = await one.call('POST', '/api/shop/cart/add', { productId, quantity: 1 });
  expect(greedy.statusCode).toBe(409);
  expect(greedy.json()).toMatchObject({
    success: false,
    code: 'cart.over_stock',
    message: 'Only 1 items available',
    details: { available: 1 },
  });
});
