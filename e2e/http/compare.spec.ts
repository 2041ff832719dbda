import { textOf, textsOf } from '../fixtures/page/html.ts';
import { expect, test as base } from '../fixtures/http-test.ts';
import { comparePath, listParts, type Part } from '../fixtures/parts.ts';

const test = base.extend<{ cards: Part[]; load: (path: string) => Promise<string> }>({
  cards: async ({ request, shop }, use) => use(await listParts(request, shop.web, 'graphics_card')),
  load: async ({ request }, use) => use(async (path) => (await request.get(path)).text()),
});

const columns = (html: string) => html.split('<th scope="col"').length - 1;
/** Returns the visible text, without the hydration data. */
const mainOf = (html: string) => textOf(/<main.*<\/main>/s.exec(html)?.[0] ?? '');

test('the comparison renders without JavaScript, with a link to remove each product', async ({
  cards,
  load,
}) => {
  const [one, two] = cards;
  if (!one || !two) throw new Error('The demo has too few cards');
  const html = await load(comparePath([one, two]));
  expect(columns(html)).toBe(2);
  const removeLink = [...html.matchAll(/<a [^>]*aria-label="(Remove [^"]*)"[^>]*>/g)].find(
    ([, name = '']) => textOf(name) === `Remove ${one.name}`,
  );
  const href = textOf(/ href="([^"]*)"/.exec(removeLink?.[0] ?? '')?.[1] ?? '');
  expect(href).toBe(comparePath([two]));
  expect(columns(await load(href))).toBe(1);
});

test('products of another category are left out of the comparison and named', async ({
  cards,
  load,
  request,
  shop,
}) => {
  const [monitor] = await listParts(request, shop.web, 'monitor');
  const [card] = cards;
  if (!monitor || !card) throw new Error('The demo has no such parts');
  const html = await load(comparePath([card, monitor]));
  expect(columns(html)).toBe(1);
  expect(mainOf(html)).toContain(`Not compared (different category): ${monitor.name}.`);
});

test('an empty comparison says so, and discontinued products are left out', async ({
  cards,
  load,
}) => {
  for (const path of ['/shop/compare', '/shop/compare?ids=nonsense', '/shop/compare?ids=']) {
    expect(textsOf(await load(path), 'h1'), path).toEqual(['Nothing to compare yet']);
  }
  const [card] = cards;
  if (!card) throw new Error('The demo has no cards');
  const html = await load(`${comparePath([card])},01a1dd3a-11d0-73ae-a699-000000000000`);
  expect(mainOf(html)).toContain('Products we no longer sell were left out.');
});
