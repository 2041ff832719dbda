import { textOf } from '../fixtures/page/html.ts';
import { expect, test } from '../fixtures/http-test.ts';
import { query } from '../stack/database.ts';
import { startApi, startWeb } from '../stack/servers.ts';

test('[EN-07] a public page shows the categories of the database and is rendered once', async ({
  ownStage,
  request,
}) => {
  await query(ownStage.databaseUrl, "update category set label = 'Displays' where id = 'monitor'");
  await query(
    ownStage.databaseUrl,
    `update category set position = case id when 'mouse' then 1 else 2 end
     where id in ('keyboard', 'mouse')`,
  );
  const api = await startApi(ownStage);
  const web = await startWeb(ownStage, api.url);
  const url = `${web.url}/shop/home`;
  const first = await request.get(url);
  const second = await request.get(`${url}?utm_source=letter`, { headers: { cookie: 'a=b' } });
  await expect.poll(web.log).toContain('"pageOrigin":"fresh"');
  // Stopping may take longer than the page stays fresh.
  await api.stop();
  const third = await request.get(url);

  for (const again of [second, third]) {
    expect(again.status()).toBe(200);
    expect(await again.text()).toBe(await first.text());
    expect(again.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+/);
  }

  const menu = /<nav aria-label="Menu".*?<\/nav>/s.exec(await first.text())?.[0] ?? '';
  const links = [...menu.matchAll(/<a [^>]*href="([^"]*)"[^>]*>.*?<\/a>/gs)].map(
    ([link, href]) => `${textOf(link)} ${href}`,
  );
  expect(links).toContain('Displays /shop/listing?category=monitor');
  expect(links.filter((link) => link.startsWith('Monitor'))).toEqual([]);
  const indexOf = (id: string) => links.findIndex((link) => link.endsWith(`category=${id}`));
  expect(indexOf('mouse')).toBeGreaterThan(-1);
  expect(indexOf('mouse')).toBeLessThan(indexOf('keyboard'));
});

test('cached pages allow inline scripts by hash, without nonces', async ({ shop, request }) => {
  const page = await request.get(`${shop.web}/shop/home`);
  const policy = page.headers()['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
  expect(scripts).toMatch(/^'self'( 'sha256-[\w+/]{43}=')+$/);
  expect(await page.text()).not.toMatch(/nonce="[^"]/);
});

test('a matching ETag returns 304 without a body', async ({ shop, request }) => {
  const url = `${shop.web}/shop/home`;
  const first = await request.get(url);
  const etag = first.headers()['etag'] ?? '';
  const again = await request.get(url, { headers: { 'if-none-match': etag } });
  expect(etag).toMatch(/^(W\/)?"[\w-]+"$/);
  expect(again.status()).toBe(304);
  expect(again.headers()['etag']).toBe(etag);
  expect(await again.text()).toBe('');
});

test('public pages set no cookies', async ({ request }) => {
  for (const path of ['/', '/shop/home', '/shop/home.data', '/api/shop/store', '/favicon.svg']) {
    const reply = await request.get(path, { maxRedirects: 0 });
    expect(reply.headers()['set-cookie'], path).toBeUndefined();
  }
});

test('scripts, styles and fonts are served as immutable', async ({ shop, request }) => {
  const html = await (await request.get(`${shop.web}/shop/home`)).text();
  const assets = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g))];
  expect(assets.length).toBeGreaterThan(3);
  for (const asset of assets) {
    const reply = await request.get(`${shop.web}${asset}`);
    expect(reply.status(), asset).toBe(200);
    expect(reply.headers()['cache-control'], asset).toContain('immutable');
  }
});
