import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { placePaidOrder } from '#api/testing/data/paid-order.ts';
import { peopleOf, type SignedIn } from '#api/testing/people/people.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { readApiPaths } from '#api/testing/api-documents.ts';
import { testShop } from '#api/testing/test-shop.ts';

const shop = testShop();
let app: FastifyInstance;
let maria: SignedIn;
beforeAll(async () => {
  await newLocalities(shop);
  app = await shop.app();
  maria = await peopleOf(shop, app).shopper();
});

async function send(call: string, payload?: object) {
  const [method, url] = call.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
  const { headers } = maria;
  const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
  expect(reply.statusCode, `${call}: ${reply.body}`).toBe(200);
  return reply.json<unknown>();
}

const anything = expect.anything() as unknown;

test('[API-24] answers cart and saved-item calls with success and data', async () => {
  const productId = await newProduct(shop);
  const { id: userId } = maria.user;
  await send('POST /api/shop/cart/add', { productId, quantity: 1 });
  const line = [{ productId, quantity: 1 }];
  const withSavedLine = { success: true, data: { items: [], saved: line } };
  expect(await send('POST /api/shop/saved', { productId })).toMatchObject(withSavedLine);
  expect(await send('GET /api/shop/saved')).toMatchObject(withSavedLine);
  const none = { success: true, data: { items: [], saved: [] } };
  expect(await send(`DELETE /api/shop/saved/${productId}`)).toMatchObject(none);
  const lost = { userId, savedAt: new Date().toISOString(), items: line };
  const back = { success: true, data: { items: line } };
  expect(await send('POST /api/shop/cart/restore', lost)).toMatchObject(back);
  expect(await send(`DELETE /api/shop/cart/clear/${userId}`)).toMatchObject(none);
});

test('[API-24] answers order cancellation and payment calls with success and data', async () => {
  const orderId = await placePaidOrder(maria, { inject: (options) => app.inject(options), shop });
  expect(await send('GET /api/payments/ways')).toMatchObject({ success: true, data: anything });
  expect(await send(`GET /api/payments/orders/${orderId}`)).toMatchObject({
    success: true,
    data: anything,
  });
  expect(await send(`POST /api/shop/orders/${orderId}/cancel`)).toEqual({
    success: true,
    data: expect.objectContaining({ _id: orderId, status: 'cancelled' }) as object,
  });
});

test('[API-24] answers contact messages with success and data', async () => {
  const { email } = maria;
  const message = {
    name: 'Maria',
    email,
    topic: 'order',
    message: 'Has it left the shop already?',
  };
  expect(await send('POST /api/shop/contact', message)).toMatchObject({
    success: true,
    data: { id: expect.any(String) as string },
  });
});

test('[API-24] answers account calls with success and data', async () => {
  const { password } = maria;
  const own = { success: true, data: { email: maria.email } };
  const done = { success: true, message: expect.any(String) as string, data: {} };
  expect(await send('GET /api/account/profile')).toMatchObject(own);
  expect(await send('PUT /api/account/profile', { userName: 'Maria C' })).toMatchObject(own);
  expect(await send('POST /api/account/verify-email')).toEqual(done);
  const same = { currentPassword: password, newPassword: password };
  expect(await send('PUT /api/account/password', same)).toEqual(done);
  const sessions = (await send('GET /api/account/sessions')) as { data: { id: string }[] };
  expect(sessions).toMatchObject({ success: true, data: [{ isCurrent: true }] });
  expect(await send('POST /api/account/data', { password })).toEqual(done);
  expect(await send('POST /api/account/erasure', { password })).toMatchObject(own);
  expect(await send('DELETE /api/account/erasure')).toMatchObject(own);
  expect(await send('DELETE /api/account/sessions')).toEqual(done);
});

test('[API-24] documents success and data for every call under these paths', async () => {
  await app.ready();
  const paths = await readApiPaths<Operation>(app);
  const covered =
    /^\/api\/(account|payments)\/|^\/api\/shop\/(saved|contact|cart\/(restore|clear)|orders\/\{orderId\}\/cancel)(\/|$)/;
  const calls = Object.entries(paths).filter(([path]) => covered.test(path));
  expect(calls.length).toBeGreaterThanOrEqual(18);
  for (const [path, methods] of calls) {
    for (const [method, { responses }] of Object.entries(methods)) {
      const { required = [] } = responses['200']?.content['application/json'].schema ?? {};
      const others = required.filter((name) => name !== 'message').toSorted();
      expect(others, `${method} ${path}`).toEqual(['data', 'success']);
    }
  }
});

const types = ['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'nonsense'];

test.each(types)('[API-26] takes a call without a body of type %s', async (type) => {
  const jose = await peopleOf(shop, app).shopper();
  const headers = { ...jose.headers, 'content-type': type };
  const productId = await newProduct(shop);
  const item = { productId, quantity: 1 };
  const add = { method: 'POST', url: '/api/shop/cart/add', headers: jose.headers } as const;
  await app.inject({ ...add, payload: item });
  const orderId = await placePaidOrder(jose, { inject: (options) => app.inject(options), shop });
  await app.inject({ ...add, payload: item });
  for (const call of [
    `DELETE /api/shop/cart/${jose.user.id}/${productId}`,
    `POST /api/shop/orders/${orderId}/cancel`,
    'POST /api/auth/logout',
  ]) {
    const [method, url] = call.split(' ') as ['POST' | 'DELETE', string];
    const empty = { ...headers, 'content-length': '0' };
    const reply = await app.inject({ method, url, headers: method === 'POST' ? empty : headers });
    expect([call, reply.statusCode, reply.json()]).toMatchObject([call, 200, { success: true }]);
  }
});

test.each(types)('[API-26] names the fields of a missing body of type %s', async (type) => {
  const jose = await peopleOf(shop, app).shopper();
  const headers = { ...jose.headers, 'content-type': type, 'content-length': '0' };
  const reply = await app.inject({ method: 'POST', url: '/api/shop/cart/add', headers });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'request.invalid', fields: { body: anything } });
});

interface Operation {
  responses: Record<
    string,
    { content: { 'application/json': { schema: { required: string[] } } } } | undefined
  >;
}
