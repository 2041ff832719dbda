import { elementOf, textsOf } from '../fixtures/page/html.ts';
import { expect, test } from '../fixtures/http-test.ts';
import { startWeb } from '../stack/servers.ts';

const contentPages = ['home', 'faq', 'about', 'contact-us', 'shipping', 'warranty', 'returns'];
const paths = [...contentPages, 'privacy', 'terms', 'cookies'].map((name) => `/shop/${name}`);

test('every page has a unique title, description and canonical URL', async ({ shop, request }) => {
  const seen = { title: new Set(), description: new Set(), canonical: new Set() };
  for (const path of paths) {
    const html = await (await request.get(`${shop.web}${path}`)).text();
    seen.title.add(/<title>([^<]+)<\/title>/.exec(html)?.[1]);
    seen.description.add(/name="description" content="([^"]{40,})"/.exec(html)?.[1]);
    const canonical = /rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect(canonical, path).toBe(`http://localhost:3000${path}`);
    seen.canonical.add(canonical);
  }
  for (const [what, values] of Object.entries(seen)) {
    expect(values.size, what).toBe(paths.length);
    expect(values.has(undefined), what).toBe(false);
  }
});

test('the FAQ page has structured data for every question', async ({ request }) => {
  const html = await (await request.get('/shop/faq')).text();
  const [, block = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const data = JSON.parse(block) as { '@type': string; mainEntity: { name: string }[] };
  const shown = textsOf(elementOf(html, 'main'), 'h3');
  expect(data['@type']).toBe('FAQPage');
  expect(data.mainEntity.map(({ name }) => name)).toEqual(shown);
});

test('robots.txt leads to sitemaps that list every page and every product', async ({
  stage,
  shop,
  request,
}) => {
  const web = await startWeb(stage, shop.api, { SHOP_URL: 'https://parts.example' });
  const get = async (path: string) => {
    const reply = await request.get(`${web.url}${path.replace('https://parts.example', '')}`);
    expect(reply.status(), path).toBe(200);
    return reply;
  };
  const countProducts = async () => {
    const listing = await request.get(`${shop.api}/api/shop/products/get?limit=1`);
    return ((await listing.json()) as { pagination: { total: number } }).pagination.total;
  };
  const before = await countProducts();
  const robots = await (await get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /admin');
  const index = /Sitemap: (\S+)/.exec(robots)?.[1] ?? '';
  const files = locations(await (await get(index)).text());
  expect(files).toHaveLength(2);

  const found: string[] = [];
  for (const file of files) {
    const reply = await get(file);
    expect(reply.headers()['content-type']).toContain('application/xml');
    found.push(...locations(await reply.text()));
  }
  expect(found).toContain('https://parts.example/shop/listing?category=cpu');
  for (const path of paths) expect(found).toContain(`https://parts.example${path}`);
  // Other tests add products at the same time.
  const products = found.filter((address) => address.includes('/shop/product/'));
  expect(products.length).toBeGreaterThanOrEqual(before);
  expect(products.length).toBeLessThanOrEqual(await countProducts());
});

const locations = (xml: string): string[] =>
  Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address);

for (const [path, location] of Object.entries({
  '/shop/home/': '/shop/home',
  '/Shop/FAQ': '/shop/faq',
  '/shop//shipping?x=1': '/shop/shipping?x=1',
})) {
  test(`${path} redirects to the canonical URL`, async ({ shop, request }) => {
    const reply = await request.get(`${shop.web}${path}`, { maxRedirects: 0 });
    expect(reply.status()).toBe(308);
    expect(reply.headers()['location']).toBe(location);
  });
}

test('an unsupported HTTP method returns 405', async ({ shop, request }) => {
  const reply = await request.fetch(`${shop.web}/shop/home`, { method: 'TRACE' });
  expect(reply.status()).toBe(405);
});

test('the page rate limit returns 429 with Retry-After, and cached pages stay available', async ({
  stage,
  shop,
  request,
}) => {
  const web = await startWeb(stage, shop.api, { PAGE_LIMIT_PER_MINUTE: '3' });
  const status = async (path: string) => (await request.get(`${web.url}${path}`)).status();
  expect(await status('/shop/home')).toBe(200);
  expect([await status('/a'), await status('/b'), await status('/c')]).toEqual([404, 404, 429]);
  const refused = await request.get(`${web.url}/d`);
  expect(await refused.text()).toContain('Too many requests');
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  expect(await status('/shop/home')).toBe(200);
});

test('the Open Graph image is a 1200 by 630 PNG', async ({ shop, request }) => {
  const reply = await request.get(`${shop.web}/open-graph.png`);
  expect(reply.headers()['content-type']).toBe('image/png');
  const header = await reply.body();
  expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([1200, 630]);
});
