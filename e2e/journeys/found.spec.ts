import { expect, test } from '../fixtures/shop-test.ts';
import { startApi, startWeb } from '../stack/servers.ts';

const words = ['home', 'faq', 'about', 'contact-us', 'shipping', 'warranty', 'returns'];
const paths = [...words, 'privacy', 'terms', 'cookies'].map((name) => `/shop/${name}`);

test('every page has a title, a description and an address that no other has', async ({
  shop,
  request,
}) => {
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

test('the answers are there for search engines too, and no policy stands in their way', async ({
  open,
  page,
}) => {
  await open('/shop/faq');
  const block = page.locator('script[type="application/ld+json"]');
  const data = JSON.parse((await block.textContent()) ?? '') as {
    '@type': string;
    mainEntity: { name: string }[];
  };
  const shown = await page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts();
  expect(data['@type']).toBe('FAQPage');
  expect(data.mainEntity.map(({ name }) => name)).toEqual(shown);
});

test('from robots.txt a search engine finds every page and every product', async ({
  stage,
  request,
}) => {
  const api = await startApi(stage);
  const web = await startWeb(stage, api.url, { SHOP_URL: 'https://parts.example' });
  const get = async (path: string) => {
    const reply = await request.get(`${web.url}${path.replace('https://parts.example', '')}`);
    expect(reply.status(), path).toBe(200);
    return reply;
  };
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
  const listing = await request.get(`${api.url}/api/shop/products/get?limit=1`);
  const { pagination } = (await listing.json()) as { pagination: { total: number } };
  expect(found.filter((address) => address.includes('/shop/product/'))).toHaveLength(
    pagination.total,
  );
});

const locations = (xml: string): string[] =>
  Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => address);

for (const [asked, led] of Object.entries({
  '/shop/home/': '/shop/home',
  '/Shop/FAQ': '/shop/faq',
  '/shop//shipping?x=1': '/shop/shipping?x=1',
})) {
  test(`${asked} leads to the one address of the page`, async ({ shop, request }) => {
    const reply = await request.get(`${shop.web}${asked}`, { maxRedirects: 0 });
    expect(reply.status()).toBe(308);
    expect(reply.headers()['location']).toBe(led);
  });
}

test('a method that no page can have is refused', async ({ shop, request }) => {
  const reply = await request.fetch(`${shop.web}/shop/home`, { method: 'TRACE' });
  expect(reply.status()).toBe(405);
});

test('who has page after page made is told to wait, and keeps what is kept', async ({
  stage,
  request,
}) => {
  const api = await startApi(stage);
  const web = await startWeb(stage, api.url, { PAGE_LIMIT_PER_MINUTE: '3' });
  const status = async (path: string) => (await request.get(`${web.url}${path}`)).status();
  expect(await status('/shop/home')).toBe(200);
  expect([await status('/a'), await status('/b'), await status('/c')]).toEqual([404, 404, 429]);
  const refused = await request.get(`${web.url}/d`);
  expect(await refused.text()).toContain('Too many requests');
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  expect(await status('/shop/home')).toBe(200);
});

test('the picture for those who link here is there', async ({ shop, request }) => {
  const reply = await request.get(`${shop.web}/open-graph.png`);
  expect(reply.headers()['content-type']).toBe('image/png');
  const header = await reply.body();
  expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([1200, 630]);
});
