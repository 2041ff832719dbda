import { textOf, textsOf } from '../fixtures/page/html.ts';
import { expect, test } from '../fixtures/http-test.ts';

test('a ready-made build has an indexable page that renders without JavaScript', async ({
  request,
}) => {
  const load = async (path: string) => (await request.get(path)).text();
  const builder = await load('/shop/builder');
  const links = [...builder.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
  const path = links.find(([, , name = '']) => textOf(name) === '1440p gaming PC')?.[1] ?? '';
  expect(path).toBe('/shop/build?ready=gaming-1440p');

  const html = await load(path);
  expect(textsOf(html, 'h1')).toEqual(['1440p gaming PC']);
  expect(textsOf(html, 'aside').join()).toContain('What we could check fits.');
  const content = (name: string) =>
    textOf(new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');
  expect(content('og:title')).toContain('1440p gaming PC');
  const { pathname, search } = new URL(content('og:image'));
  const picture = await request.get(pathname + search);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect((await picture.body()).length).toBeGreaterThan(10_000);
  expect(html).toMatch(/<link rel="canonical" href="[^"]*ready=gaming-1440p"/);
  expect(await load('/sitemaps/pages.xml')).toContain('/shop/build?ready=gaming-1440p');
});

test('a budget that is too low shows the minimum and stays in the form', async ({ request }) => {
  const html = await (await request.get('/shop/build?budget=9000&purpose=4k')).text();
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  expect(textOf(main)).toMatch(/₱9,000 isn't enough for gaming at 4K\. Builds start at ₱/);
  expect(main).toMatch(/<input [^>]*name="budget"[^>]* value="9000"/);
  expect(main).toMatch(/<option value="4k" selected=""/);
});
