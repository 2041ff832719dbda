import { expect, test } from '../fixtures/shop-test.ts';
import { startApi, startWeb } from '../stack/servers.ts';

test('a page for everyone is made once and then sent from the cache', async ({
  stage,
  request,
}) => {
  const api = await startApi(stage);
  const web = await startWeb(stage, api.url);
  const url = `${web.url}/shop/home`;
  const first = await request.get(url);
  const second = await request.get(`${url}?utm_source=letter`, { headers: { cookie: 'a=b' } });
  expect(web.log()).toContain('"pageOrigin":"fresh"');
  // Ending it may take longer than a page is fresh.
  await api.end();
  const third = await request.get(url);

  for (const again of [second, third]) {
    expect(again.status()).toBe(200);
    expect(await again.text()).toBe(await first.text());
    expect(again.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+/);
  }
});

test('its scripts run by their hash alone', async ({ shop, request }) => {
  const page = await request.get(`${shop.web}/shop/home`);
  const policy = page.headers()['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
  expect(scripts).toMatch(/^'self'( 'sha256-[\w+/]{43}=')+$/);
  expect(await page.text()).not.toMatch(/nonce="[^"]/);
});

test('who has it already is told so', async ({ shop, request }) => {
  const url = `${shop.web}/shop/home`;
  const first = await request.get(url);
  const etag = first.headers()['etag'] ?? '';
  const again = await request.get(url, { headers: { 'if-none-match': etag } });
  expect(etag).toMatch(/^(W\/)?"[\w-]+"$/);
  expect(again.status()).toBe(304);
  expect(again.headers()['etag']).toBe(etag);
  expect(await again.text()).toBe('');
});

test('nobody is given a cookie for looking around', async ({ shop, request, context, page }) => {
  for (const path of ['/', '/shop/home', '/shop/home.data', '/api/shop/store', '/favicon.svg']) {
    const reply = await request.get(`${shop.web}${path}`, { maxRedirects: 0 });
    expect(reply.headers()['set-cookie'], path).toBeUndefined();
  }
  await page.goto('/shop/home');
  expect(await context.cookies()).toEqual([]);
});

test('scripts and styles are kept by the browser for good', async ({ shop, request }) => {
  const html = await (await request.get(`${shop.web}/shop/home`)).text();
  const assets = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];
  expect(assets.length).toBeGreaterThan(3);
  for (const asset of assets) {
    const reply = await request.get(`${shop.web}${asset}`);
    expect(reply.status(), asset).toBe(200);
    expect(reply.headers()['cache-control'], asset).toContain('immutable');
  }
});
