import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { call } from '@sirkito/contracts/call';
import { endpoint } from '@sirkito/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { peopleOf } from '#api/testing/people/people.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { z } from 'zod';
import { route } from './route.ts';

const shop = testShop();
let app: FastifyInstance;
let port = 0;

beforeAll(async () => {
  app = await shop.app();
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});

/** Sends bytes as they are and returns everything until the server closes. */
async function sendRaw(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(lines.join('\r\n'));
  return text(socket);
}

const hidden = 'GET /api/shop/store HTTP/1.1\r\nHost: x\r\n\r\n';
const post = ['POST /api/shop/contact HTTP/1.1', 'Host: x', 'Content-Type: application/json'];

test.each([
  ['two kinds of length', ['Content-Length: 3', 'Transfer-Encoding: chunked', '', `0\r\n\r\n`]],
  ['two lengths', ['Content-Length: 2', 'Content-Length: 3', '', '{}']],
  ['a chunk that is no number', ['Transfer-Encoding: chunked', '', 'zz\r\n{}\r\n']],
  ['an unknown encoding of the body', ['Transfer-Encoding: xchunked', '', '']],
  ['a header over two lines', ['X-A: 1', ' Content-Length: 0', '', '']],
  ['a space before the colon', ['Content-Length : 2', '', '{}']],
])('[SC-62] a request with %s gets 400 and hides no second one', async (_, rest) => {
  const reply = await sendRaw(...post, ...rest, hidden);
  expect(reply).toMatch(/^HTTP\/1\.1 400 /);
  expect(reply.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
});

test('[SC-62] TRACE is not answered with the request', async () => {
  const reply = await sendRaw(
    'TRACE /api/shop/store HTTP/1.1',
    'Host: x',
    'Cookie: secret=1',
    'Connection: close',
    '',
    '',
  );
  expect(reply).toMatch(/^HTTP\/1\.1 40[045] /);
  expect(reply).not.toContain('secret=1');
});

test.each([
  '{"__proto__":{"isAdmin":true},"userName":"Maria Clara"}',
  '{"userName":"Maria Clara","constructor":{"prototype":{"isAdmin":true}}}',
])('[SC-62] refuses a body that names a prototype: %s', async (payload) => {
  const maria = await peopleOf(shop, app).shopper();
  const reply = await app.inject({
    method: 'PUT',
    url: '/api/account/profile',
    headers: { ...maria.headers, 'content-type': 'application/json' },
    payload,
  });
  expect(reply.statusCode).toBe(400);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test('[SC-62] refuses a query parameter that is sent twice', async () => {
  const search = (query: string) => app.inject(`/api/products/search?${query}`);
  expect((await search('query=ryzen')).statusCode).toBe(200);
  expect((await search('query=ryzen&query=core')).json()).toMatchObject({
    code: 'request.invalid',
  });
});

test('[SC-62] a reply has the fields of its contract only', async () => {
  const fresh = await shop.app();
  const names = endpoint(call<{ reply: { name: string } }>('GET', '/api/test/names'), {
    access: 'public',
    summary: 'Returns more than it may',
    reply: z.object({ name: z.string() }),
    errors: [],
  });
  const row = { name: 'Maria', password_hash: '$argon2id$' };
  route(fresh, names, async () => row);
  expect((await fresh.inject('/api/test/names')).json()).toEqual({ name: 'Maria' });
});

test('[SC-62] a visitor who forges X-Forwarded-For is counted by their own address', async () => {
  const limited = await shop.app({
    RATE_LIMIT_PER_MINUTE: '2',
    REDIS_URL: 'redis://127.0.0.1:9/0',
  });
  const remoteAddress = [198, ...randomBytes(3)].join('.');
  const codes: number[] = [];
  for (const forged of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
    const headers = { 'x-forwarded-for': forged, 'x-real-ip': forged };
    const reply = await limited.inject({ url: '/api/shop/store', remoteAddress, headers });
    codes.push(reply.statusCode);
  }
  expect(codes).toEqual([200, 200, 429]);
});

test('[SC-61] replies, errors and health checks name their type and charset', async () => {
  for (const [url, status] of [
    ['/api/shop/store', 200],
    ['/api/shop/nothing-here', 404],
    ['/api/account/profile', 401],
    ['/healthz', 200],
    ['/metrics', 200],
  ] as const) {
    const { statusCode, headers } = await app.inject(url);
    expect(statusCode, url).toBe(status);
    expect(headers['content-type'], url).toMatch(
      /^(?:application\/json|text\/plain);.*charset=utf-8$/,
    );
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
    });
  }
});

test.each([
  ['its length', `Content-Length: ${18_000_000}`, ['a'.repeat(18_000_000)]],
  [
    'chunks',
    'Transfer-Encoding: chunked',
    Array.from({ length: 18 }, () => `f4240\r\n${'a'.repeat(1_000_000)}\r\n`).concat('0\r\n\r\n'),
  ],
])(
  '[SC-40] a caller who sends a body that is too large before reading sees why it is refused, by %s',
  async (_, length, body) => {
    const socket = connect(port, '127.0.0.1').pause();
    await once(socket, 'connect');
    socket.write([...post, length, '', ''].join('\r\n'));
    for (const part of body) {
      await new Promise<void>((resolve, reject) => {
        socket.write(part, (error) => (error ? reject(error) : resolve()));
      });
    }
    const [reply] = (await once(socket.resume(), 'data')) as [Buffer];
    expect(reply.toString()).toMatch(/^HTTP\/1\.1 413 /);
    expect(reply.toString()).toContain('request.too_large');
    // The connection is still of use.
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await expect(text(socket)).resolves.toMatch(/^HTTP\/1\.1 200 /);
  },
);
