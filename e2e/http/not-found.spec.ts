import { elementOf, linksOf, textOf } from '../fixtures/page/html.ts';
import { expect, test } from '../fixtures/http-test.ts';

for (const path of [
  '/shop/no-such-page',
  '/nowhere',
  '/shop/home/deeper',
  '/shop/product/01a1dd3a-11d0-73ae-a699-000000000000',
  '/shop/product/no-such-id/no-such-part',
  '/shop/product/%27%3B%20drop%20table%20product%3B',
]) {
  test(`[RT-08] ${path} returns 404 with the not-found page`, async ({ request }) => {
    const reply = await request.get(path);
    expect(reply.status()).toBe(404);
    const html = await reply.text();
    expect(textOf(elementOf(html, 'h1'))).toBe('Page not found');
    expect(linksOf(elementOf(html, 'header'))).not.toEqual([]);
    expect(linksOf(elementOf(html, 'main'))).toContainEqual({
      name: 'Go to Homepage',
      href: '/shop/home',
    });
  });
}

test('an uncacheable page is no-store and allows its scripts by a new nonce each time', async ({
  request,
}) => {
  const pages = await Promise.all([1, 2].map(() => request.get('/shop/no-such-page')));
  const policies = pages.map((page) => page.headers()['content-security-policy'] ?? '');
  const nonces = policies.map((policy) => /script-src [^;]*'nonce-([^']+)'/.exec(policy)?.[1]);
  expect(new Set(nonces).size).toBe(2);
  expect(nonces).not.toContain(undefined);
  for (const page of pages) expect(page.headers()['cache-control']).toBe('no-store');
});

test('a missing file of the build is no-store, as the next release may have it', async ({
  request,
}) => {
  const reply = await request.get('/assets/no-such-file.js');
  expect(reply.status()).toBe(404);
  expect(reply.headers()['cache-control']).toBe('no-store');
});
