import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setInterval as every, setTimeout as delay } from 'node:timers/promises';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proxyApi } from './api-proxy.ts';
import { retryLater } from './retry-later.ts';

// The client checks its timeouts once a second, so longer than that is certainly too long.
const short = { headersTimeout: 1_000, bodyTimeout: 1_000 };
const slowMs = 4_000;
const parts = Array.from({ length: 16 }, () => 'still here\n');
const pauseMs = slowMs / parts.length;

const routes: Record<string, (request: IncomingMessage, reply: ServerResponse) => unknown> = {
  '/api/hangs': () => undefined,
  '/api/headers': ({ headers }, reply) => reply.end(JSON.stringify(seen(headers))),
  '/api/stops': (_request, reply) => reply.write('{"data":'),
  '/api/slow': async (_request, reply) => reply.end(await delay(slowMs, 'done')),
  '/api/admin/slow': async (_request, reply) => reply.end(await delay(slowMs, 'done')),
  '/api/live': async (_request, reply) => {
    for await (const part of paced()) reply.write(part);
    reply.end();
  },
  '/api/upload': async (upload, reply) => {
    let bytes = 0;
    for await (const chunk of upload) bytes += (chunk as Buffer).length;
    reply.end(String(bytes));
  },
};
const seen = (headers: IncomingMessage['headers']) => ({
  type: headers['content-type'],
  chunks: headers['transfer-encoding'],
});
const api = createServer((sent, reply) => routes[sent.url ?? '']?.(sent, reply));
const web = fastify();

async function* paced() {
  const rest = parts.values();
  for await (const _ of every(pauseMs)) {
    const { value, done } = rest.next();
    if (done) return;
    yield Buffer.from(value);
  }
}

beforeAll(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const { port } = api.address() as AddressInfo;
  web.addHook('onSend', retryLater);
  await proxyApi(web, `http://127.0.0.1:${port}`, {
    '/api': short,
    '/api/admin': { headersTimeout: 60_000, bodyTimeout: 60_000 },
  });
  await web.listen({ port: 0 });
});
afterAll(async () => {
  await web.close();
  api.closeAllConnections();
  api.close();
});

const urlOf = (path: string) =>
  `http://127.0.0.1:${(web.server.address() as AddressInfo).port}${path}`;
const call = (path: string) => fetch(urlOf(path), { signal: AbortSignal.timeout(60_000) });

test.concurrent('[AV-17] a hung API gives 503 with retry-after', async () => {
  const reply = await call('/api/hangs');
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('2');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(await reply.json()).toMatchObject({ success: false, code: 'server.unavailable' });
});

test.concurrent('[API-26] a call without a body has none at the API, whatever type it names', async () => {
  for (const method of ['DELETE', 'POST']) {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(urlOf('/api/headers'), { method, headers });
    expect(await reply.json(), method).toEqual({});
  }
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: '{}' };
  expect(await (await fetch(urlOf('/api/headers'), init)).json()).toEqual({
    type: headers['content-type'],
  });
});

test.concurrent('[AV-17] a reply whose body stops is ended', async () => {
  const reply = await call('/api/stops');
  expect(reply.status).toBe(200);
  await expect(reply.text()).rejects.toThrow(TypeError);
});

test.concurrent('[AV-17] an event stream lasts as long as it has heartbeats', async () => {
  expect(await (await call('/api/live')).text()).toBe(parts.join(''));
});

test.concurrent('[AV-17] staff calls may take longer than those of shoppers', async () => {
  expect((await call('/api/slow')).status).toBe(503);
  expect(await (await call('/api/admin/slow')).text()).toBe('done');
});

test.concurrent('[AV-17] a slow upload is not cut', async () => {
  const upload = request(urlOf('/api/upload'), { method: 'POST' });
  Readable.from(paced()).pipe(upload);
  const [reply] = (await once(upload, 'response')) as [IncomingMessage];
  expect(await text(reply)).toBe(String(parts.join('').length));
});
