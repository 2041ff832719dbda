import { elementOf, elementsOf, linksOf, textOf, textsOf } from '../fixtures/page/html.ts';
import { expect, test as base } from '../fixtures/http-test.ts';
import { listParts, pathOf, type Part } from '../fixtures/parts.ts';

const test = base.extend<{ parts: Part[]; part: Part }>({
  parts: async ({ request, shop }, use) => use(await listParts(request, shop.web, 'graphics_card')),
  /** On sale with an end date, so that its page shows every element. */
  part: async ({ parts }, use) => {
    const part = parts.find(({ saleEndsAt, totalStock }) => saleEndsAt && totalStock > 1);
    if (!part) throw new Error('The demo has no graphics card on sale');
    await use(part);
  },
});

const pesos = (amount: number) =>
  `₱${amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

test('a product page is public and shows price, delivery and specifications (part of RT-05 and CT-09)', async ({
  request,
  part,
}) => {
  const reply = await request.get(pathOf(part));
  expect(reply.status()).toBe(200);
  const html = await reply.text();
  const main = elementOf(html, 'main');
  expect(textOf(elementOf(html, 'title'))).toBe(`${part.name} | Sirkito`);
  expect(textOf(elementOf(main, 'h1'))).toBe(part.name);
  const lines = textsOf(main, 'p');
  const price = `${pesos(part.salePrice)}Was ${pesos(part.price)}`;
  expect(lines).toContain(`${price}Save ${pesos(part.price - part.salePrice)}`);
  expect(lines).toContainEqual(
    expect.stringMatching(/^VAT included\. Sale ends \w{3}, \w{3} \d+, \d+:\d\d [AP]M\.$/),
  );
  const rows = textsOf(main, 'tr');
  expect(rows).toContainEqual(
    expect.stringMatching(
      /^Length\s*Must not exceed the case's maximum graphics card length\.\s*\d+(\.\d+)? mm$/,
    ),
  );
  const names = linksOf(main).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['36-month warranty', '7-day returns, unopened']));
  const delivery = elementOf(main, 'details');
  expect(textOf(elementOf(delivery, 'summary'))).toContain('Metro Manila, 1 to 2 working days');
  expect(textOf(elementOf(delivery, 'caption'))).toBe('Delivery time and fee by area');
  const mindanao = textsOf(delivery, 'tr').find((row) => row.startsWith('Mindanao'));
  expect(mindanao).toMatch(/₱\d+\.00$/);
  expect(elementsOf(main, 'article').length).toBeGreaterThan(3);
});

test('a product URL redirects to its slug and works without one', async ({ request, part }) => {
  const bare = await request.get(`/shop/product/${part._id}`);
  expect(bare.status()).toBe(200);
  expect(await bare.text()).toMatch(new RegExp(`rel="canonical" href="[^"]*${pathOf(part)}"`));
  const wrong = await request.get(`/shop/product/${part._id}/another-card`, { maxRedirects: 0 });
  expect(wrong.status()).toBe(308);
  expect(wrong.headers()['location']).toBe(pathOf(part));
});

test('the buy bar shows the sale price, or else the price (part of CT-08)', async ({
  request,
  parts,
}) => {
  const [onSale, plain] = [
    parts.find(({ salePrice }) => salePrice > 0),
    parts.find(({ salePrice }) => salePrice === 0),
  ];
  for (const part of [onSale, plain]) {
    if (!part) throw new Error('The demo has no such card');
    const html = await (await request.get(pathOf(part))).text();
    const [, bar = ''] = html.split('data-buy-bar');
    expect(textOf(elementsOf(bar, 'p')[0] ?? '')).toBe(pesos(part.salePrice || part.price));
  }
});
