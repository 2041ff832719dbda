import { createWorkQueue } from '@sirkito/process';
import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { serveCachedPages } from './cached-pages.ts';
import { contentSecurityPolicy, scriptHash } from '../content-security-policy.ts';
import type { CheckRenderLimit } from './render-limit.ts';
import type { PageRenderer } from './page-renderer.ts';
import { secureHeaders } from '../response-headers.ts';

const html = '<html><script>start()</script><h1>Home</h1></html>';
const withNonce = (nonce: string) => html.replace('<script>', `<script nonce="${nonce}">`);

const limits = { concurrency: 2, capacity: 12, maxWaitMs: 50 };

const page = (nonce = '') =>
  new Response(withNonce(nonce), { headers: { 'content-type': 'text/html' } });

function bench(
  answer: (nonce: string) => Response | Promise<Response> = page,
  checkRenderLimit: CheckRenderLimit = async () => undefined,
) {
  const requests: Request[] = [];
  const nonces: string[] = [];
  const requestIds: string[] = [];
  const framed: string[] = [];
  const renderer: PageRenderer = {
    buildId: 'b1',
    render: async (request, { nonce, requestId }) => {
      requests.push(request);
      nonces.push(nonce);
      requestIds.push(requestId);
      return answer(nonce);
    },
    policy: (scripts) => contentSecurityPolicy({ scripts, connect: [], images: [] }),
  };
  const app = fastify({ trustProxy: true, genReqId: () => 'request-1' });
  serveCachedPages(app, renderer, checkRenderLimit, createWorkQueue(limits));
  // As in the web server, after what answers repeated requests.
  app.addHook('onSend', secureHeaders);
  app.addHook('onRequest', async (request, reply) => {
    framed.push(request.url);
    void reply.header('x-request-id', request.id);
  });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { requests, nonces, requestIds, framed, get };
}

test('sends a complete page with script hashes and no nonce', async () => {
  const { get } = bench();
  const { body, headers } = await get('/shop/home');
  expect(body).toBe(html);
  expect(headers['content-security-policy']).toContain(
    `script-src 'self' ${scriptHash('start()')};`,
  );
  expect(headers['content-security-policy']).not.toContain('nonce');
  expect(headers['cache-control']).toContain('public');
});

test('renders a page that others get with an id of its own', async () => {
  const { get, requestIds } = bench();
  const { headers } = await get('/shop/home');
  expect(headers['x-request-id']).toBe('request-1');
  expect(requestIds).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)]);
});

test('allows the entry script as it is sent, deferred until the first paint', async () => {
  const entry = (nonce: string) =>
    `<script nonce="${nonce}" type="module" async="">import "/a.js";</script>`;
  const { get } = bench(
    (nonce) => new Response(entry(nonce), { headers: { 'content-type': 'text/html' } }),
  );
  const { body, headers } = await get('/shop/home');
  const [, sent = ''] = /<script type="module" async="">([^<]+)<\/script>/.exec(body) ?? [];
  expect(sent).toContain('requestAnimationFrame');
  expect(headers['content-security-policy']).toContain(scriptHash(sent));
});

test('[SC-08] allows its own scripts, not an injected one', async () => {
  const injected = '<script>evil()</script>';
  const { get } = bench((nonce) => {
    const body = withNonce(nonce).replace('Home', injected);
    return new Response(body, { headers: { 'content-type': 'text/html' } });
  });
  const { body, headers } = await get('/shop/home');
  expect(body).toContain(injected);
  expect(headers['content-security-policy']).toContain(scriptHash('start()'));
  expect(headers['content-security-policy']).not.toContain(scriptHash('evil()'));
});

test('[SC-08] marks its scripts by another nonce for each render', async () => {
  const { get, nonces } = bench();
  const etags = [];
  for (const path of ['/1', '/2']) {
    etags.push((await get(`/shop/product${path}`)).headers.etag);
  }
  expect(new Set(nonces).size).toBe(2);
  expect(nonces.join(' ')).toMatch(/^[0-9a-f]{32} [0-9a-f]{32}$/);
  // The page itself is the same.
  expect(new Set(etags).size).toBe(1);
});

test('ignores cookies and tracking parameters', async () => {
  const { get, requests } = bench();
  await get('/shop/home?utm_source=mail', { cookie: 'session=1' });
  await get('/shop/home', { cookie: 'session=2' });
  expect(requests).toHaveLength(1);
  expect(requests[0]?.headers.get('cookie')).toBeNull();
  expect(new URL(requests[0]?.url ?? '').search).toBe('');
});

test('caches a page and its data separately', async () => {
  const { get, requests } = bench();
  await get('/shop/home');
  await get('/shop/home.data');
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
    '/shop/home',
    '/shop/home.data',
  ]);
});

test('caches product pages by path, and their data separately', async () => {
  const { get, requests } = bench();
  for (const path of ['/1/a', '/1/a?utm_source=mail', '/1/a.data', '/1', '/1.data', '/2/a']) {
    expect((await get(`/shop/product${path}`)).headers['cache-control']).toContain('public');
  }
  expect(requests.map(({ url }) => new URL(url).pathname.slice('/shop/product'.length))).toEqual([
    '/1/a',
    '/1/a.data',
    '/1',
    '/1.data',
    '/2/a',
  ]);
});

const hourMs = 3_600_000;

test.each([
  ['right', 0],
  ['an hour ahead', -hourMs],
  ['an hour behind', hourMs],
])('[AV-10] limits the cache lifetime to the next price change, its clock %s', async (_, apiMs) => {
  const now = Date.now() + apiMs;
  const headers = {
    'content-type': 'text/html',
    date: new Date(now).toUTCString(),
    expires: new Date(now + 5_000).toUTCString(),
  };
  const { get } = bench(() => new Response(html, { headers }));
  const reply = await get('/shop/product/1');
  expect(reply.headers['cache-control']).toMatch(
    /s-maxage=[0-4], stale-while-revalidate=[0-3], stale-if-error=600$/,
  );
  expect(reply.headers['expires']).toBeUndefined();
});

test('drops cookies that a page sets', async () => {
  const headers = { 'content-type': 'text/html', 'set-cookie': 'a=1' };
  const { get } = bench(() => new Response(html, { headers }));
  expect((await get('/shop/home')).headers['set-cookie']).toBeUndefined();
});

test('replies 304 when the browser has the current page', async () => {
  const { get } = bench();
  const { headers } = await get('/shop/home');
  const again = await get('/shop/home', { 'if-none-match': `"other", ${String(headers.etag)}` });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('compresses with the encoding the visitor accepts', async () => {
  const { get } = bench();
  const encoded = await get('/shop/home', { 'accept-encoding': 'gzip, br' });
  expect(encoded.headers['content-encoding']).toBe('br');
  expect((await get('/shop/home')).headers['content-encoding']).toBeUndefined();
});

test.each([
  ['br', { 'accept-encoding': 'br' }],
  ['gzip over HTTPS', { 'accept-encoding': 'gzip', 'x-forwarded-proto': 'https' }],
  ['uncompressed', {}],
])('repeats a fresh page past the framework, the same in every header: %s', async (_, headers) => {
  const { get, framed } = bench();
  const first = await get('/shop/home?utm_source=mail', headers);
  const again = await get('/shop/home?utm_source=mail', headers);
  expect(framed).toHaveLength(1);
  expect(again.statusCode).toBe(200);
  expect(again.rawPayload).toEqual(first.rawPayload);
  const { date: _date, ...same } = first.headers;
  expect(again.headers).toMatchObject(same);
  const unchanged = { ...headers, 'if-none-match': String(first.headers.etag) };
  expect(await get('/shop/home?utm_source=mail', unchanged)).toMatchObject({
    statusCode: 304,
    body: '',
  });
});

test('does not cache errors', async () => {
  const { get, requests } = bench(() => new Response('broken', { status: 500 }));
  const { statusCode, headers } = await get('/shop/home');
  expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store']);
  await get('/shop/home');
  expect(requests).toHaveLength(2);
});

test('counts only uncached renders against the rate limit', async () => {
  let counted = 0;
  const { get } = bench(page, async () => void (counted += 1));
  await get('/shop/home');
  await get('/shop/home');
  expect(counted).toBe(1);
  await get('/shop/home.data');
  expect(counted).toBe(2);
});

test('[AV-18] a cached page is served at once while all renders are stuck', async () => {
  const { promise: stuck, resolve } = Promise.withResolvers<void>();
  let rendered = 0;
  const { get, requests } = bench(async () => {
    rendered += 1;
    if (rendered > 1) await stuck;
    return page();
  });
  await get('/shop/home');
  const waiting = ['/1', '/2'].map(async (id) => get(`/shop/product${id}`));
  await vi.waitFor(() => expect(requests).toHaveLength(3));
  expect((await get('/shop/product/3')).json()).toMatchObject({ statusCode: 503 });
  expect((await get('/shop/home')).statusCode).toBe(200);
  expect(requests).toHaveLength(3);
  resolve();
  await Promise.all(waiting);
});
