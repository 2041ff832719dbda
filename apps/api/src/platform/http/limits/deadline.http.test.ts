import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { call } from '@sirkito/contracts/call';
import { endpoint } from '@sirkito/contracts/endpoint';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import { captureLog } from '#api/testing/captured-log.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { openEventStream } from '../event-stream.ts';
import { route } from '../route.ts';

const shop = testShop();
const timeoutMs = 400;
const { lines, log } = captureLog('api');
let app: FastifyInstance;
let url: string;
/** Called by a handler whose caller has left. */
const seen = vi.fn();

const rules = {
  access: 'public' as const,
  summary: 'Takes longer than it may',
  timeoutMs,
  reply: z.string(),
  errors: [],
};
const testCall = (path: string) => endpoint(call<{ reply: string }>('GET', path), rules);

beforeAll(async () => {
  app = await shop.app({}, log);
  const hang = endpoint(call<{ body: { a: number }; reply: string }>('POST', '/api/test/hang'), {
    ...rules,
    body: z.object({ a: z.number() }),
  });
  route(app, hang, async ({ signal }) => {
    if (signal) await once(signal, 'abort');
    return new Promise(() => {});
  });
  route(app, testCall('/api/test/stream'), async () =>
    Readable.from(
      (async function* parts() {
        yield 'begin ';
        await delay(timeoutMs * 2);
        yield 'end';
      })(),
    ),
  );
  route(app, testCall('/api/test/events'), async (_ctx, _input, { reply }) => {
    const stream = openEventStream(reply, () => {});
    void delay(timeoutMs * 2).then(() => {
      stream.send('late', 'event');
      stream.end();
    });
    return '';
  });
  for (const limitMs of [timeoutMs, 30_000]) {
    const path = `/api/test/read-${limitMs}`;
    const slow = endpoint(call<{ reply: string }>('GET', path), { ...rules, timeoutMs: limitMs });
    route(app, slow, async ({ read }) => {
      await selectRaw(read, sql`select 1 as answer from pg_sleep(7)`);
      return 'read';
    });
  }
  route(app, testCall('/api/test/write'), async ({ signal, transact }) => {
    if (signal) await once(signal, 'abort');
    await transact(async () => seen('wrote')).catch(seen);
    return 'written';
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  url = `http://127.0.0.1:${address.port}/api/test`;
});
beforeEach(() => seen.mockClear());

test('[AV-03] answers 503 with Retry-After at the time limit, also once the body was read', async () => {
  const reply = await fetch(`${url}/hang`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
    signal: AbortSignal.timeout(10_000),
  });
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('2');
  expect(await reply.json()).toMatchObject({ code: 'server.unavailable' });
});

test.each([
  ['stream', 'begin end'],
  ['events', ': open\n\nevent: late\ndata: event\n\n'],
])('[AV-03] does not cut a reply that has begun (%s)', async (path, body) => {
  expect(await (await fetch(`${url}/${path}`)).text()).toBe(body);
});

const sleepers = async () =>
  (
    await shop.asOwner(`select 1 from pg_stat_activity where state = 'active'
    and query like '%pg_sleep(7)%' and query not like '%pg_stat_activity%'
    and datname = current_database()`)
  ).rowCount;

test('[AV-04] cancels the query of a request that has been answered', async () => {
  expect((await fetch(`${url}/read-${timeoutMs}`)).status).toBe(503);
  await vi.waitFor(async () => expect(await sleepers()).toBe(0), { timeout: 4_000, interval: 50 });
});

test('[AV-04] cancels the query of a caller that has left', async () => {
  const caller = new AbortController();
  const read = fetch(`${url}/read-30000`, { signal: caller.signal });
  await vi.waitFor(async () => expect(await sleepers()).toBe(1), { timeout: 4_000, interval: 10 });
  caller.abort();
  await expect(read).rejects.toThrow();
  await vi.waitFor(async () => expect(await sleepers()).toBe(0), { timeout: 4_000, interval: 50 });
});

test('[SC-42] logs no error for a caller that has left', async () => {
  lines.length = 0;
  const caller = new AbortController();
  const read = fetch(`${url}/read-30000`, { signal: caller.signal });
  await vi.waitFor(async () => expect(await sleepers()).toBe(1), { timeout: 4_000, interval: 10 });
  caller.abort();
  await expect(read).rejects.toThrow();
  const logged = expect.objectContaining({ code: 'server.unavailable' }) as unknown;
  await vi.waitFor(() => expect(lines).toContainEqual(logged), { timeout: 4_000, interval: 50 });
  expect(lines.filter(({ level = 0 }) => level >= 50)).toEqual([]);
});

test('[AV-04] starts no transaction once the request has been answered', async () => {
  expect((await fetch(`${url}/write`)).status).toBe(503);
  await vi.waitFor(() => expect(seen).toHaveBeenCalled(), 4_000);
  expect(seen).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'server.unavailable' }),
  );
});
