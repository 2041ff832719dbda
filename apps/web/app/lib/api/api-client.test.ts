import { ShopError } from '@sirkito/contracts/shop-error';
import { call } from '@sirkito/contracts/call';
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
const apiWith = (fetch: typeof globalThis.fetch) => createApi({ origin: '', fetch });

test('sends a call as its contract says, with credentials and without a timeout', async () => {
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

test('rejects with the error the server sent', async () => {
  const body = {
    success: false,
    code: 'request.too_many',
    message: 'Too many',
    details: { retryAfterSeconds: 9 },
    requestId: 'r',
  };
  const rejection = apiWith(answer(429, body))(list);
  await expect(rejection).rejects.toBeInstanceOf(ShopError);
  await expect(rejection).rejects.toMatchObject({
    code: 'request.too_many',
    message: 'Too many',
    status: 429,
    cause: body,
  });
});

test('reports a gateway error or a missing network as unavailable', async () => {
  const page = vi.fn(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(apiWith(page)(list)).rejects.toMatchObject({ code: 'server.unavailable' });
  const offline = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(apiWith(offline)(list)).rejects.toMatchObject({ code: 'server.unavailable' });
});

test('reports a truncated reply as unavailable', async () => {
  const cut = vi.fn(async () => new Response('["a', { status: 200 }));
  const rejection = apiWith(cut)(list);
  await expect(rejection).rejects.toBeInstanceOf(ShopError);
  await expect(rejection).rejects.toMatchObject({ code: 'server.unavailable' });
});

test('reports an unknown code or body as unexpected', async () => {
  const api = apiWith(answer(418, { code: 'teapot.short' }));
  await expect(api(list)).rejects.toMatchObject({ code: 'server.unexpected' });
});

test('[ER-01] keeps the status of an error that does not come from the server', async () => {
  for (const status of [401, 403, 404]) {
    const calls: number[] = [];
    const api = createApi({
      origin: '',
      onError: (error) => calls.push(error.status),
      fetch: async () => new Response('<h1>Not here</h1>', { status }),
    });
    await expect(api(list)).rejects.toMatchObject({ status, code: 'server.unexpected' });
    expect(calls).toEqual([status]);
  }
});

test('rejects an aborted call with an AbortError', async () => {
  const abort = new AbortController();
  const fetch: typeof globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  const pending = apiWith(fetch)(list, { signal: abort.signal });
  abort.abort();
  await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
});

test('calls onError before the caller sees the error, with the headers sent', async () => {
  const calls: unknown[] = [];
  const body = { success: false, code: 'auth.required', message: '', requestId: 'r' };
  const api = createApi({
    origin: '',
    headers: () => ({ authorization: 'Bearer t' }),
    onError: (error, endpoint, sent) => calls.push([error.status, endpoint.path, sent]),
    fetch: answer(401, body),
  });
  await api(list).catch((error: unknown) => calls.push((error as ShopError).code));
  expect(calls).toEqual([[401, '/api/things', { authorization: 'Bearer t' }], 'auth.required']);
});

test('passes the cache mode to fetch', async () => {
  const fetch = answer(200, []);
  await apiWith(fetch)(list, { cache: 'no-store' });
  expect(fetch.mock.calls[0]?.[1]?.cache).toBe('no-store');
});

test('reports a call past the deadline as unavailable', async () => {
  const fetch: typeof globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
  for (const options of [{}, { signal: new AbortController().signal }]) {
    const api = createApi({ origin: '', deadline: AbortSignal.timeout(1), fetch });
    await expect(api(list, options)).rejects.toMatchObject({ code: 'server.unavailable' });
  }
});

test('repeats a call that was recovered from, with the same body, until it is not', async () => {
  const refused = { success: false, code: 'auth.confirmation_required', message: 'Confirm' };
  const fetch = vi
    .fn<typeof globalThis.fetch>()
    .mockImplementationOnce(async () => Response.json(refused, { status: 403 }))
    .mockImplementationOnce(async () => Response.json({ ok: true }));
  const recover = vi.fn<(error: ShopError) => Promise<boolean>>(async () => true);
  const input = { params: { id: '1' }, query: { tag: [] }, body: { name: 'new' } };
  expect(await createApi({ origin: '', fetch, recover })(rename, input)).toEqual({ ok: true });
  expect(fetch.mock.calls[1]).toEqual(fetch.mock.calls[0]);
  expect(recover).toHaveBeenCalledOnce();

  fetch
    .mockImplementationOnce(async () => Response.json(refused, { status: 403 }))
    .mockImplementationOnce(async () => Response.json({ ok: true }));
  const confirming = async () => ({ confirmPrice: true });
  await createApi({ origin: '', fetch, recover: confirming })(rename, input);
  expect(fetch.mock.lastCall?.[1]?.body).toBe('{"name":"new","confirmPrice":true}');

  const api = createApi({ origin: '', fetch: answer(403, refused), recover: async () => false });
  await expect(api(list)).rejects.toMatchObject({ code: 'auth.confirmation_required' });
});
