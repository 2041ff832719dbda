import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPageFetch } from './page-fetch.server.ts';

const received: string[] = [];
let send: (response: ServerResponse) => void = (response) => response.end('{}');
const server = createServer(({ url = '' }, response) => {
  received.push(url);
  send(response);
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

const urlOf = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
const get = async (path: string, page = createPageFetch(), signal: AbortSignal | null = null) => {
  const reply = await page.fetch(urlOf(path), { method: 'GET', headers: {}, signal });
  return { status: reply.status, ok: reply.ok, body: await reply.json() };
};
const callsOf = (path: string) => received.filter((url) => url === path).length;

test('caches a public reply for other pages as long as the API allows', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  send = (response) =>
    response.setHeader('cache-control', 'public, max-age=0, s-maxage=2').end('{"name":"cached"}');
  await get('/cached?a=1');
  vi.advanceTimersByTime(1_900);
  expect(await get('/cached?a=1')).toEqual({ status: 200, ok: true, body: { name: 'cached' } });
  expect(callsOf('/cached?a=1')).toBe(1);
  vi.advanceTimersByTime(200);
  await get('/cached?a=1');
  expect(callsOf('/cached?a=1')).toBe(2);
  vi.useRealTimers();
});

test('caches neither private replies nor errors', async () => {
  send = (response) => response.setHeader('cache-control', 'no-store').end('{}');
  await get('/private');
  await get('/private');
  expect(callsOf('/private')).toBe(2);
  send = (response) =>
    response.writeHead(503, { 'cache-control': 'public, s-maxage=2' }).end('{"code":"x"}');
  expect(await get('/down')).toEqual({ status: 503, ok: false, body: { code: 'x' } });
  await get('/down');
  expect(callsOf('/down')).toBe(2);
});

test('[AV-10] continues the time of a cached reply', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const date = 'Wed, 18 Nov 2026 01:00:00 GMT';
  send = (response) =>
    response.writeHead(200, { date, 'cache-control': 'public, s-maxage=9' }).end('{}');
  const page = createPageFetch();
  expect(page.repliedAt()).toBeUndefined();
  await get('/dated', page);
  expect(page.repliedAt()?.toUTCString()).toBe(date);
  vi.advanceTimersByTime(4_500);
  const later = createPageFetch();
  await get('/dated', later);
  expect(callsOf('/dated')).toBe(1);
  expect(later.repliedAt()?.toUTCString()).toBe('Wed, 18 Nov 2026 01:00:05 GMT');
  vi.useRealTimers();
});

test('stops at the deadline of its page', async () => {
  send = () => undefined;
  await expect(get('/stuck', createPageFetch(), AbortSignal.timeout(20))).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

test('sends a write to a URL whose reply is cached', async () => {
  send = (response) => response.setHeader('cache-control', 'public, s-maxage=2').end('{}');
  await get('/written');
  await createPageFetch().fetch(urlOf('/written'), { method: 'POST', headers: {} });
  expect(callsOf('/written')).toBe(2);
});
