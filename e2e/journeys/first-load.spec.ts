import type { APIRequestContext, Locator } from '@playwright/test';
import { giveNewAddress, placeButton, shopperWithCart } from '../fixtures/checkout.ts';
import { shiftBudget, shiftSoFar, watchShifts } from '../fixtures/layout-shift.ts';
import { slowDown, tick } from '../fixtures/manners.ts';
import type { OpenShop } from '../fixtures/open-shop.ts';
import { comparePath, listParts, pathOf } from '../fixtures/parts.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const pages = [
  { name: 'home', path: async () => '/shop/home', scriptBudget: 165_000 },
  { name: 'product', path: productPath, scriptBudget: 165_000 },
  { name: 'compare', path: comparisonPath, scriptBudget: 165_000 },
];

async function productPath({ request, shop }: Asking): Promise<string> {
  const [part] = await listParts(request, shop.web, 'graphics_card');
  return part ? pathOf(part) : '';
}

async function comparisonPath({ request, shop }: Asking): Promise<string> {
  return comparePath((await listParts(request, shop.web, 'graphics_card')).slice(0, 4));
}

interface Asking {
  request: APIRequestContext;
  shop: OpenShop;
}

for (const { name, path, scriptBudget } of pages) {
  for (const width of [360, 768, 1440]) {
    test(`nothing jumps while the ${name} page loads, ${width} px wide`, async ({
      page,
      request,
      shop,
    }) => {
      await watchShifts(page);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(await path({ request, shop }), { waitUntil: 'networkidle' });
      expect(await shiftSoFar(page)).toBeLessThan(shiftBudget);

      // The measure itself is alive: a picture pushed in on top is seen.
      await page.evaluate(() => document.body.prepend(document.createElement('canvas')));
      await expect.poll(() => shiftSoFar(page)).toBeGreaterThan(0);
    });
  }

  test(`the first load of the ${name} page brings no more script than allowed`, async ({
    page,
    request,
    shop,
  }) => {
    const scripts = new Set<string>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.add(response.url());
    });
    await page.goto(await path({ request, shop }), { waitUntil: 'networkidle' });
    const sizes = await Promise.all(
      [...scripts].map(async (url) => {
        const headers = { 'accept-encoding': 'gzip' };
        const reply = await request.head(url, { headers });
        return Number(reply.headers()['content-length']);
      }),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'bytes', description: `${total} of script, gzip` });
    expect(total).toBeGreaterThan(100_000);
    expect(total).toBeLessThanOrEqual(scriptBudget);
  });
}

test('the first pictures of a listing are there with its first paint: nothing fades in', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('animationstart', ({ target }) => {
      if ((target as Element).closest('#results')) document.title = 'faded in';
    });
  });
  await page.goto('/shop/listing?category=graphics_card', { waitUntil: 'networkidle' });
  await expect(page).not.toHaveTitle('faded in');
});

test('prices have their face from the start: letters and ₱ are preloaded', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  const response = await page.goto('/shop/home');
  const html = (await response?.text()) ?? '';
  const preloads = html.match(/<link [^>]*rel="preload"[^>]*as="font"[^>]*>/g) ?? [];
  const files = preloads.flatMap((link) => /href="([^"]+)"/.exec(link)?.[1] ?? []);
  expect(files).toHaveLength(2);
  for (const file of files) {
    await expect.poll(() => fonts.filter((url) => url.endsWith(file))).toHaveLength(1);
  }

  const isDrawn = (text: string) =>
    page.evaluate((sample) => document.fonts.check('16px Geist', sample), text);
  await expect.poll(() => isDrawn('₱1,299.50')).toBe(true);
});

for (const width of [360, 1440]) {
  test(`nothing jumps while checkout and the order come slowly, ${width} px wide`, async ({
    page,
    shop,
  }) => {
    test.slow();
    await watchShifts(page);
    await page.setViewportSize({ width, height: 800 });
    await shopperWithCart(page, { web: shop.web });
    await slowDown(page, 150);
    const expectStill = async (path: string, shown: Locator) => {
      // From elsewhere: a reload would scroll to where the page was left.
      await page.goto('about:blank');
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(shown).toBeVisible();
      expect(await shiftSoFar(page), path).toBeLessThan(shiftBudget);
    };
    await expectStill('/shop/checkout', page.getByLabel('Full name'));
    await giveNewAddress(page);
    await expectStill('/shop/checkout', page.getByRole('radio', { name: /Kalayaan/ }));
    await tick(page.getByRole('radio', { name: 'Cash on delivery' }));
    await placeButton(page).click();
    await expect(page).toHaveURL(/\/orders\/[\w-]{36}$/);
    await expectStill(page.url(), page.getByRole('region', { name: 'What you ordered' }));
  });
}
