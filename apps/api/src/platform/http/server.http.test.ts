import { setTimeout as delay } from 'node:timers/promises';
import { endpoint } from '@sirkito/contracts/endpoint';
import { AppError } from '@sirkito/contracts/errors';
import { call } from '@sirkito/contracts/paths/call';
import { beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { peopleOf } from '#api/testing/people.ts';
import { draftPromotion } from '#api/testing/promotion.ts';
import { newProduct } from '#api/testing/shelf.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { route } from './route.ts';

const shop = testShop();
const slow = endpoint(call<{ reply: string }>('GET', '/api/test/slow'), {
  access: 'public',
  summary: 'Takes longer than it may',
  timeLimit: 50,
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

test('[API-23] a failure of ours says nothing about our insides', async () => {
  const reply = await app.inject('/test/boom');
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({
    success: false,
    code: 'server.unexpected',
    message: 'Something went wrong on our side. Please try again',
    requestId: reply.headers['x-request-id'],
  });
});

test('[API-23] a refusal has its status, its code and its sentence', async () => {
  const reply = await app.inject('/test/refused');
  expect(reply.statusCode).toBe(403);
  expect(reply.json()).toMatchObject({
    code: 'auth.wrong_role',
    message: 'This is for staff only',
  });
});

test('a database that is away answers 503 and when to come back, never 401', async () => {
  const reply = await app.inject('/test/away');
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('2');
});

test('a character that the database cannot hold is refused, as text and inside JSON', async () => {
  for (const type of ['text', 'json', 'pair']) {
    const reply = await app.inject(`/test/nothing-in/${type}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'request.invalid' });
  }
  expect((await app.inject('/test/no-number')).statusCode).toBe(500);
});

test('nobody who writes it gets further than that', async () => {
  const people = peopleOf(shop, app);
  const [maria, clerk] = [await people.shopper(), await people.staff()];
  const productId = await newProduct(shop);
  const words = 'Is it quiet\u0000 at night?';
  const message = { name: 'Ana', email: 'ana@example.test', topic: 'order', message: words };
  const replies = await Promise.all([
    app.inject({ method: 'POST', url: '/api/shop/contact', payload: message }),
    app.inject({
      method: 'POST',
      url: '/api/shop/questions',
      payload: { productId, question: words },
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

test('a call has the time that its contract gives it', async () => {
  expect((await app.inject('/api/test/slow')).statusCode).toBe(503);
});

test('[API-23] an unknown address answers 404 in the same form', async () => {
  const reply = await app.inject('/api/nothing/here');
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ success: false, code: 'request.not_found' });
});

test('a route of the API that does not say who may call it is not started', async () => {
  const fresh = await shop.app();
  expect(() => fresh.get('/api/test/open', async () => 'hello')).toThrow('who may call');
});

test('only JSON of a bounded size is taken', async () => {
  const send = (payload: string, headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/test/echo', payload, headers });
  expect((await send('hello', { 'content-type': 'text/plain' })).statusCode).toBe(415);
  expect((await send('<a/>', { 'content-type': 'application/xml' })).statusCode).toBe(415);
  expect((await send('{"a":', json)).json()).toMatchObject({ code: 'request.invalid' });
  expect((await send(JSON.stringify('x'.repeat(70_000)), json)).statusCode).toBe(413);
  expect((await send('{"a":1}', json)).json()).toEqual({ a: 1 });
});

test('a well-formed request id is kept and anything else is replaced', async () => {
  const ask = async (id: string) =>
    (await app.inject({ url: '/healthz', headers: { 'x-request-id': id } })).headers[
      'x-request-id'
    ];
  expect(await ask('gateway-12345678')).toBe('gateway-12345678');
  expect(await ask('bad id\u0022{}')).not.toBe('bad id\u0022{}');
});

test('answers carry the headers that keep them data', async () => {
  const { headers } = await app.inject('/api/shop/categories');
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
  });
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

test('over HTTPS the browser is told to stay there', async () => {
  const secure = await shop.app({ SHOP_URL: 'https://shop.example' });
  const { headers } = await secure.inject('/healthz');
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
});

test('other origins are let in only when the API has an address of its own, and then one', async () => {
  const apart = await shop.app({
    SHOP_URL: 'https://shop.example',
    PUBLIC_API_URL: 'https://api.shop.example',
  });
  const from = async (origin: string) =>
    (await apart.inject({ url: '/api/shop/categories', headers: { origin } })).headers[
      'access-control-allow-origin'
    ];
  expect(await from('https://shop.example')).toBe('https://shop.example');
  expect(await from('https://evil.example')).not.toBe('https://evil.example');
});
