import { setTimeout as delay } from 'node:timers/promises';
import { endpoint } from '@sirkito/contracts/endpoint';
import { ErrorReply } from '@sirkito/contracts/error-reply';
import { AppError } from '@sirkito/contracts/errors';
import { call } from '@sirkito/contracts/call';
import { beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { peopleOf } from '#api/testing/people/people.ts';
import { draftPromotion } from '#api/testing/data/promotion.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { route } from './route.ts';

const shop = testShop();
const slow = endpoint(call<{ reply: string }>('GET', '/api/test/slow'), {
  access: 'public',
  summary: 'Takes longer than it may',
  timeoutMs: 50,
  reply: z.string(),
  errors: [],
});
let app: FastifyInstance;

beforeAll(async () => {
  app = await shop.app();
  app.get('/test/boom', () => Promise.reject(new Error('secret: select * from account')));
  app.get('/test/refused', () => Promise.reject(new AppError('auth.wrong_role')));
  app.get('/test/away', () => Promise.reject(Object.assign(new Error('x'), { code: '57P01' })));
  app.get('/test/nothing-in/text', async () => sql`select ${'a\0b'}::text`.execute(shop.db));
  app.get('/test/nothing-in/json', async () =>
    sql`select ${JSON.stringify('a\0b')}::jsonb`.execute(shop.db),
  );
  app.get('/test/nothing-in/pair', async () =>
    sql`select ${JSON.stringify('half a \ud83d pair')}::jsonb`.execute(shop.db),
  );
  app.get('/test/no-number', async () => sql`select ${'seven'}::integer`.execute(shop.db));
  route(app, slow, async () => {
    await delay(500);
    return 'done';
  });
  app.post('/test/echo', async (request) => request.body);
});

const json = { 'content-type': 'application/json' };

test('[API-23] hides internal details in server errors', async () => {
  const reply = await app.inject('/test/boom');
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({
    success: false,
    code: 'server.unexpected',
    message: 'Something went wrong on our side. Please try again',
    requestId: reply.headers['x-request-id'],
  });
});

test.each(['%ZZ', '%E0%A4%A', '%ED%A0%80', 'a'.repeat(101)])(
  '[SC-40] answers a path parameter that cannot be read with an error reply: %s',
  async (id) => {
    const reply = await app.inject(`/api/shop/products/get/${id}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(ErrorReply.parse(reply.json())).toMatchObject({
      code: 'request.invalid',
      requestId: reply.headers['x-request-id'],
    });
  },
);

test('[API-23] answers an error with its status, code and message', async () => {
  const reply = await app.inject('/test/refused');
  expect(reply.statusCode).toBe(403);
  expect(reply.json()).toMatchObject({
    code: 'auth.wrong_role',
    message: 'Only staff can do this',
  });
});

test('answers 503 with Retry-After, never 401, while the database is down', async () => {
  const reply = await app.inject('/test/away');
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('2');
});

test('answers 400 to characters the database cannot store, in text and JSON', async () => {
  for (const type of ['text', 'json', 'pair']) {
    const reply = await app.inject(`/test/nothing-in/${type}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'request.invalid' });
  }
  expect((await app.inject('/test/no-number')).statusCode).toBe(500);
});

test('rejects unstorable characters in every kind of input', async () => {
  const people = peopleOf(shop, app);
  const [maria, clerk] = [await people.shopper(), await people.staff()];
  const productId = await newProduct(shop);
  const text = 'Is it quiet\u0000 at night?';
  const message = { name: 'Ana', email: 'ana@example.test', topic: 'order', message: text };
  const replies = await Promise.all([
    app.inject({ method: 'POST', url: '/api/shop/contact', payload: message }),
    app.inject({
      method: 'POST',
      url: '/api/shop/questions',
      payload: { productId, question: text },
      headers: maria.headers,
    }),
    app.inject({ url: '/api/admin/audit?search=a%00b', headers: clerk.headers }),
    app.inject({
      method: 'POST',
      url: '/api/admin/promotions',
      payload: draftPromotion({ name: 'Payday \ud83d' }),
      headers: clerk.headers,
    }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
});

test('enforces the time limit of the contract', async () => {
  expect((await app.inject('/api/test/slow')).statusCode).toBe(503);
});

test('[API-23] answers an unknown path with 404 in the same form', async () => {
  const reply = await app.inject('/api/nothing/here');
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ success: false, code: 'request.not_found' });
});

test('refuses to register an API route without access', async () => {
  const fresh = await shop.app();
  expect(() => fresh.get('/api/test/open', async () => 'hello')).toThrow('who may call');
});

test('accepts only JSON of a limited size', async () => {
  const send = (payload: string, headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/test/echo', payload, headers });
  const text = await send('hello', { 'content-type': 'text/plain' });
  expect(text.statusCode).toBe(415);
  expect(text.json()).toMatchObject({ message: expect.stringMatching(/JSON/) as string });
  expect((await send('<a/>', { 'content-type': 'application/xml' })).statusCode).toBe(415);
  expect((await send('{"a":', json)).json()).toMatchObject({
    code: 'request.invalid',
    message: "The body isn't valid JSON",
  });
  expect((await send(JSON.stringify('x'.repeat(70_000)), json)).statusCode).toBe(413);
  expect((await send('{"a":1}', json)).json()).toEqual({ a: 1 });
});

test('passes on a well-formed request id and replaces others', async () => {
  const ask = async (id: string) =>
    (await app.inject({ url: '/healthz', headers: { 'x-request-id': id } })).headers[
      'x-request-id'
    ];
  expect(await ask('gateway-12345678')).toBe('gateway-12345678');
  expect(await ask('bad id\u0022{}')).not.toBe('bad id\u0022{}');
});

test('sets security headers on replies', async () => {
  const { headers } = await app.inject('/api/shop/categories');
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  });
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

test('sends HSTS over HTTPS', async () => {
  const secure = await shop.app({ SHOP_URL: 'https://shop.example' });
  const { headers } = await secure.inject('/healthz');
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
});
