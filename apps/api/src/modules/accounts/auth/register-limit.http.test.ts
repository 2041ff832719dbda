import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { draftAddress } from '#api/testing/people/buyer.ts';
import { peopleOf } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { insertOneTimeToken } from '../account/one-time-tokens.queries.ts';
import { sha256 } from '../account/tokens.ts';

const shop = testShop();
let app: FastifyInstance;

beforeAll(async () => {
  await newLocalities(shop);
  app = await shop.app({ ACCOUNT_LIMITS: 'register=2/1h' });
});

function register(remoteAddress: string) {
  const password = 'correct horse battery';
  const email = `${randomUUID()}@sirkito.test`;
  const payload = { userName: 'Maria Santos', email, password, confirmPassword: password };
  const call = { method: 'POST', url: '/api/auth/register', payload, remoteAddress } as const;
  return app.inject(call).then((reply) => ({ reply, email, password }));
}

async function shopper(person: { email: string; password: string }) {
  const { headers, user } = await peopleOf(shop, app).signIn(person);
  const ask = (url: string, payload?: object) =>
    app.inject({ method: payload ? 'POST' : 'GET', url, headers, ...(payload && { payload }) });
  const productId = await newProduct(shop, { stock: 5 });
  const filled = await ask('/api/shop/cart/add', { productId, quantity: 1 });
  expect(filled.statusCode).toBe(200);
  const added = await ask('/api/shop/address/add', draftAddress());
  const addressId = added.json<{ data: { _id: string } }>().data._id;
  return { user, ask, addressId, order: { addressId, paymentMethod: 'gcash' } };
}

async function confirmEmail(accountId: string) {
  const token = randomUUID();
  const link = { accountId, purpose: 'verify_email', hash: sha256(token) } as const;
  const inAnHour = new Date(Date.now() + 3_600_000);
  await shop.as({ kind: 'shop' }).transact((tx) => insertOneTimeToken(tx, link, inAnHour));
  const url = `/api/auth/verify-email/${accountId}/${token}`;
  expect((await app.inject({ method: 'POST', url })).statusCode).toBe(200);
}

test('[SC-81] accounts registered above the limit of an address order once their email is confirmed', async () => {
  const [address, elsewhere] = ['198.51.100.7', '198.51.100.8'];
  const people = [];
  for (let count = 0; count < 4; count += 1) people.push(await register(address));
  for (const { reply } of people) {
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ success: true, message: expect.any(String) as string });
  }
  const [first, , , last] = people;
  if (!first || !last) throw new Error('nobody registered');
  for (const person of [first, await register(elsewhere)]) {
    const { ask, order } = await shopper(person);
    expect((await ask('/api/shop/orders', order)).statusCode).toBe(200);
  }

  const { user, ask, addressId, order } = await shopper(last);
  const quote = () => ask(`/api/shop/orders/quote?addressId=${addressId}`);
  for (const refused of [await quote(), await ask('/api/shop/orders', order)]) {
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'order.email_unconfirmed' });
  }
  expect((await ask('/api/account/verify-email', {})).statusCode).toBe(200);
  await confirmEmail(user.id);
  expect((await quote()).statusCode).toBe(200);
  expect((await ask('/api/shop/orders', order)).statusCode).toBe(200);
  const { rows } = await shop.asOwner('select must_confirm_email from account where id = $1', [
    user.id,
  ]);
  expect(rows).toEqual([{ must_confirm_email: false }]);
});
