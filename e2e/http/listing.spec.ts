import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/http-test.ts';
import { elementOf, elementsOf, linksOf, textOf, textsOf } from '../fixtures/page/html.ts';

async function pageAt(request: APIRequestContext, path: string): Promise<string> {
  const reply = await request.get(path);
  expect(reply.status()).toBe(200);
  return reply.text();
}

const cardsOf = (html: string) => elementsOf(html, 'article');
const namesOf = (html: string) => cardsOf(html).map((card) => textOf(elementOf(card, 'h3')));
const pricesOf = (html: string) =>
  cardsOf(html).map((card) =>
    Number(
      textOf(card)
        .match(/₱[\d,.]+/g)
        ?.at(-1)
        ?.replace(/[₱,]/g, ''),
    ),
  );
const byName = (one: string, other: string) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1);

for (const { id, heading, crumbs, filters } of [
  { id: 'pc_components', heading: 'PC Components', crumbs: ['Home'], filters: ['Category'] },
  {
    id: 'storage',
    heading: 'Storage',
    crumbs: ['Home', 'PC Components'],
    filters: ['Category', 'Capacity', 'Interface'],
  },
  {
    id: 'storage_ssd',
    heading: 'SSD',
    crumbs: ['Home', 'PC Components', 'Storage'],
    filters: ['Capacity', 'Interface', 'Form factor'],
  },
]) {
  test(`the ${id} category page has its heading, breadcrumb, filters and canonical URL`, async ({
    request,
  }) => {
    const html = await pageAt(request, `/shop/listing?category=${id}`);
    expect(textOf(elementOf(html, 'h1'))).toBe(heading);
    expect(textOf(elementOf(html, 'title'))).toBe(`${heading} | Sirkito`);
    const breadcrumb =
      elementsOf(html, 'nav').find((nav) => nav.includes('aria-label="Breadcrumb"')) ?? '';
    expect(linksOf(breadcrumb).map(({ name }) => name)).toEqual(crumbs);
    const headings = textsOf(html, 'h3');
    expect(headings).toEqual(
      expect.arrayContaining([...filters, 'Price', 'Availability', 'Brand']),
    );
    const reply = await request.get(`/api/shop/products/get?category=${id}`);
    const { pagination } = (await reply.json()) as { pagination: { total: number } };
    expect(textsOf(html, 'p')).toContain(`${pagination.total} products`);
    expect(html).toMatch(
      new RegExp(`<link rel="canonical" href="[^"]*/shop/listing\\?category=${id}"`),
    );
  });
}

test('search results have their own heading and are not indexed', async ({ request }) => {
  const html = await pageAt(request, '/shop/listing?search=ryzen%205');
  expect(textOf(elementOf(html, 'h1'))).toBe('Results for “ryzen 5”');
  expect(textOf(cardsOf(html)[0] ?? '')).toContain('Ryzen 5');
  expect(html).toContain('<meta name="robots" content="noindex"');
});

test('a search with no results says so and links to all products', async ({ request }) => {
  const html = await pageAt(request, '/shop/listing?search=xyzzyplugh');
  expect(textsOf(html, 'h2')).toContain('No results for “xyzzyplugh”');
  const main = elementOf(html, 'main');
  expect(linksOf(main)).toContainEqual({ name: 'All Products', href: '/shop/listing' });
  const all = await pageAt(request, '/shop/listing');
  expect(textOf(elementOf(all, 'h1'))).toBe('All Products');
});

for (const [sort, key, isRising] of [
  ['price-lowtohigh', 'price', true],
  ['price-hightolow', 'price', false],
  ['title-atoz', 'name', true],
  ['title-ztoa', 'name', false],
] as const) {
  test(`sort=${sort} orders the listing (part of EN-10)`, async ({ request }) => {
    const html = await pageAt(request, `/shop/listing?category=cpu_cooling&sort=${sort}`);
    const shown = key === 'price' ? pricesOf(html) : namesOf(html);
    const sorted = [...shown].sort((one, other) =>
      key === 'price' ? Number(one) - Number(other) : byName(String(one), String(other)),
    );
    expect(shown.length).toBeGreaterThan(2);
    expect(shown).toEqual(isRising ? sorted : sorted.reverse());
  });
}

test('view=list renders the compact list on the server', async ({ request }) => {
  const html = await pageAt(request, '/shop/listing?category=cpu&view=list');
  expect(cardsOf(html)).toHaveLength(24);
});

test('[CT-09] listing prices are in pesos with two decimals and thousands separators', async ({
  request,
}) => {
  const html = await pageAt(request, '/shop/listing?category=graphics_card&sort=price-hightolow');
  const texts = cardsOf(html).map(textOf);
  expect(texts).toHaveLength(24);
  for (const text of texts) {
    const shown = text.match(/₱[\d.,]*/g) ?? [];
    expect(shown.length, text).toBeGreaterThan(0);
    for (const price of shown) {
      expect(price).toMatch(/^₱(?!0\.00$)\d{1,3}(,\d{3})*\.\d\d$/);
    }
  }
  expect(texts[0]).toMatch(/₱\d{1,3},\d{3}\.\d\d/);
});

test('an unknown category returns 404, and a page number past the end redirects to page 1', async ({
  request,
  shop,
}) => {
  expect((await request.get('/shop/listing?category=spaceships')).status()).toBe(404);
  expect((await request.get('/shop/deals?category=spaceships')).status()).toBe(404);
  const beyond = await request.get('/shop/listing?category=hubs&page=900');
  expect(beyond.status()).toBe(200);
  expect(beyond.url()).toBe(`${shop.web}/shop/listing?category=hubs`);
});

test('a listing is public, cookie-free and cached by its filters', async ({ request }) => {
  const url = '/shop/listing?category=hubs&brands=anker';
  const response = await request.get(`${url}&utm_source=mail`, { headers: { cookie: 'a=1' } });
  expect(response.headers()['cache-control']).toContain('public');
  expect(response.headers()['set-cookie']).toBeUndefined();
  const again = await request.get(url);
  expect(again.headers()['etag']).toBe(response.headers()['etag']);
  const other = await request.get('/shop/listing?category=hubs&brands=ugreen');
  expect(other.headers()['etag']).not.toBe(response.headers()['etag']);
});
