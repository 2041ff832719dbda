import { ShopError } from '@sirkito/contracts/shop-error';
import { call } from '@sirkito/contracts/paths/call';
import { expect, test, vi } from 'vitest';
import { createApi } from './api-client.ts';

const rename = call<{
  params: { id: string };
  query: { dry?: boolean; tag: string[] };
  body: { name: string };
  reply: { ok: boolean };
}>('PUT', '/api/things/:id');
const list = call<{ reply: string[] }>('GET', '/api/things');

const answer = (status: number, body: unknown) =>
  vi.fn<typeof globalThis.fetch>(async () => Response.json(body, { status }));
const calling = (fetch: typeof globalThis.fetch) => createApi({ origin: '', fetch });

test('a call is sent as its contract says, with credentials and without a time limit', async () => {
  const fetch = answer(200, { ok: true });
  const api = createApi({
    origin: 'http://api',
    headers: () => ({ authorization: 'Bearer t' }),
    fetch,
  });

  const reply = await api(rename, {
    params: { id: 'a/b' },
    query: { tag: ['x', 'y'] },
    body: { name: 'new' },
  });

  expect(reply).toEqual({ ok: true });
  expect(fetch).toHaveBeenCalledWith('http://api/api/things/a%2Fb?tag=x&tag=y', {
    method: 'PUT',
    credentials: 'include',
    headers: { authorization: 'Bearer t', 'content-type': 'application/json' },
    body: '{"name":"new"}',
    signal: null,
  });
});

test('a refusal arrives as the error the server threw', async () => {
  const body = {
    success: false,
    code: 'request.too_many',
    message: 'Too many',
    details: { retryAfterSeconds: 9 },
    requestId: 'r',
  };
  const refused = calling(answer(429, body))(list);
  await expect(refused).rejects.toBeInstanceOf(ShopError);
  await expect(refused).rejects.toMatchObject({
    code: 'request.too_many',
    message: 'Too many',
    status: 429,
    cause: body,
  });
});

test('a gateway that answers for the server, or no network, reads as unavailable', async () => {
  const page = vi.fn(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(calling(page)(list)).rejects.toMatchObject({ code: 'server.unavailable' });
  const offline = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(calling(offline)(list)).rejects.toMatchObject({ code: 'server.unavailable' });
});

test('an answer that breaks off reads as unavailable', async () => {
  const cut = vi.fn(async () => new Response('["a', { status: 200 }));
  const refused = calling(cut)(list);
  await expect(refused).rejects.toBeInstanceOf(ShopError);
  await expect(refused).rejects.toMatchObject({ code: 'server.unavailable' });
});

test('an unknown code or body reads as unexpected', async () => {
  const api = calling(answer(418, { code: 'teapot.short' }));
  await expect(api(list)).rejects.toMatchObject({ code: 'server.unexpected' });
});

test('[ER-01] a refusal in words that are not the server’s keeps its status', async () => {
  for (const status of [401, 403, 404]) {
    const heard: number[] = [];
    const api = createApi({
      origin: '',
      onRefused: (refusal) => heard.push(refusal.status),
      fetch: async () => new Response('<h1>Not here</h1>', { status }),
    });
    await expect(api(list)).rejects.toMatchObject({ status, code: 'server.unexpected' });
    expect(heard).toEqual([status]);
  }
});

test('a call that was given up stays given up', async () => {
  const abort = new AbortController();
  const fetch: typeof globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  const pending = calling(fetch)(list, { signal: abort.signal });
  abort.abort();
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
});

test('whoever watches for refusals hears of one before the caller, with what was sent', async () => {
  const heard: unknown[] = [];
  const body = { success: false, code: 'auth.required', message: '', requestId: 'r' };
  const api = createApi({
    origin: '',
    headers: () => ({ authorization: 'Bearer t' }),
    onRefused: (refusal, asked, sent) => heard.push([refusal.status, asked.path, sent]),
    fetch: answer(401, body),
  });
  await api(list).catch((error: unknown) => heard.push((error as ShopError).code));
  expect(heard).toEqual([[401, '/api/things', { authorization: 'Bearer t' }], 'auth.required']);
});

test('a call that must not be answered from a cache says so', async () => {
  const fetch = answer(200, []);
  await calling(fetch)(list, { cache: 'no-store' });
  expect(fetch.mock.calls[0]?.[1]?.cache).toBe('no-store');
});
