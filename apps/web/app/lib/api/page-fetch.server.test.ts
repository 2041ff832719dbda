import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPageFetch } from './page-fetch.server.ts';

let send: (response: ServerResponse) => void = (response) => response.end('{}');
const server = createServer((_request, response) => send(response));
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

test('passes on status and body', async () => {
  send = (response) => response.writeHead(503).end('{"code":"x"}');
  expect(await get('/down')).toEqual({ status: 503, ok: false, body: { code: 'x' } });
});

test("[AV-10] continues the database's time from the last reply", async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const date = 'Wed, 18 Nov 2026 01:00:00 GMT';
  send = (response) => response.writeHead(200, { date }).end('{}');
  const page = createPageFetch();
  expect(page.repliedAt()).toBeUndefined();
  await get('/dated', page);
  expect(page.repliedAt()?.toUTCString()).toBe(date);
  vi.advanceTimersByTime(4_500);
  expect(page.repliedAt()?.toUTCString()).toBe('Wed, 18 Nov 2026 01:00:05 GMT');
  vi.useRealTimers();
});

test('stops at the deadline of its page', async () => {
  send = () => undefined;
  await expect(get('/stuck', createPageFetch(), AbortSignal.timeout(20))).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});
