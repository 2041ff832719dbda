import fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveCachedPages } from './cached-pages.ts';
import { contentSecurityPolicy, scriptHash } from './content-security-policy.ts';
import type { CountPage } from './page-limit.ts';
import type { PageRendering } from './page-rendering.ts';

const html = '<html><script>start()</script><h1>Home</h1></html>';

const page = () => new Response(html, { headers: { 'content-type': 'text/html' } });

function bench(answer = page, countPage: CountPage = async () => undefined) {
  const asked: Request[] = [];
  const rendering: PageRendering = {
    buildId: 'b1',
    render: async (request) => {
      asked.push(request);
      return answer();
    },
    policy: (scripts) => contentSecurityPolicy({ scripts, connect: [] }),
  };
  const app = fastify();
  serveCachedPages(app, rendering, countPage);
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { asked, get };
}

test('a page is sent whole, with the hashes of its scripts and no nonce', async () => {
  const { get } = bench();
  const { body, headers } = await get('/shop/home');
  expect(body).toBe(html);
  expect(headers['content-security-policy']).toContain(
    `script-src 'self' ${scriptHash('start()')};`,
  );
  expect(headers['content-security-policy']).not.toContain('nonce');
  expect(headers['cache-control']).toContain('public');
});

test('cookies and tracking parameters neither reach the page nor make another one', async () => {
  const { get, asked } = bench();
  await get('/shop/home?utm_source=mail', { cookie: 'session=1' });
  await get('/shop/home', { cookie: 'session=2' });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers.get('cookie')).toBeNull();
  expect(new URL(asked[0]?.url ?? '').search).toBe('');
});

test('a page and its data are kept apart', async () => {
  const { get, asked } = bench();
  await get('/shop/home');
  await get('/shop/home.data');
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/shop/home', '/shop/home.data']);
});

test('a product is one page by its path, and its data another', async () => {
  const { get, asked } = bench();
  for (const path of ['/1/a', '/1/a?utm_source=mail', '/1/a.data', '/1', '/1.data', '/2/a']) {
    expect((await get(`/shop/product${path}`)).headers['cache-control']).toContain('public');
  }
  expect(asked.map(({ url }) => new URL(url).pathname.slice('/shop/product'.length))).toEqual([
    '/1/a',
    '/1/a.data',
    '/1',
    '/1.data',
    '/2/a',
  ]);
});

test('nobody may keep a page longer than its prices hold', async () => {
  const soon = () => new Date(Date.now() + 5_000).toUTCString();
  const headers = { 'content-type': 'text/html', expires: soon() };
  const { get } = bench(() => new Response(html, { headers }));
  const reply = await get('/shop/product/1');
  expect(reply.headers['cache-control']).toMatch(/s-maxage=[34], stale-while-revalidate=0$/);
  expect(reply.headers['expires']).toBeUndefined();
});

test('a cookie that a page tries to set is dropped', async () => {
  const headers = { 'content-type': 'text/html', 'set-cookie': 'a=1' };
  const { get } = bench(() => new Response(html, { headers }));
  expect((await get('/shop/home')).headers['set-cookie']).toBeUndefined();
});

test('a browser that has the page is told so', async () => {
  const { get } = bench();
  const { headers } = await get('/shop/home');
  const again = await get('/shop/home', { 'if-none-match': `"other", ${String(headers.etag)}` });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('each visitor gets the compression they ask for', async () => {
  const { get } = bench();
  const encoded = await get('/shop/home', { 'accept-encoding': 'gzip, br' });
  expect(encoded.headers['content-encoding']).toBe('br');
  expect((await get('/shop/home')).headers['content-encoding']).toBeUndefined();
});

test('an error is sent and forgotten', async () => {
  const { get, asked } = bench(() => new Response('broken', { status: 500 }));
  const { statusCode, headers } = await get('/shop/home');
  expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store']);
  await get('/shop/home');
  expect(asked).toHaveLength(2);
});

test('only a page that must be made counts against a visitor', async () => {
  let counted = 0;
  const { get } = bench(page, async () => void (counted += 1));
  await get('/shop/home');
  await get('/shop/home');
  expect(counted).toBe(1);
  await get('/shop/home.data');
  expect(counted).toBe(2);
});
