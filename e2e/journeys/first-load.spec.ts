import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { shopperWithCart } from '../fixtures/checkout.ts';
import {
  layoutShiftBudget,
  totalLayoutShift,
  recordLayoutShifts,
} from '../fixtures/page/layout-shift.ts';
import { throttleNetwork } from '../fixtures/page/input-modes.ts';
import type { SharedShop } from '../fixtures/shared-shop.ts';
import { addAddress } from '../fixtures/orders.ts';
import { comparePath, listParts, pathOf } from '../fixtures/parts.ts';
import { bearerOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const pages = [
  { name: 'home', path: async () => '/shop/home', scriptBudget: 140_000 },
  { name: 'product', path: productPath, scriptBudget: 154_000 },
  { name: 'compare', path: comparisonPath, scriptBudget: 145_000 },
];

async function productPath({ request, shop }: PathContext): Promise<string> {
  const [part] = await listParts(request, shop.web, 'graphics_card');
  return part ? pathOf(part) : '';
}

async function comparisonPath({ request, shop }: PathContext): Promise<string> {
  return comparePath((await listParts(request, shop.web, 'graphics_card')).slice(0, 4));
}

interface PathContext {
  request: APIRequestContext;
  shop: SharedShop;
}

for (const { name, path, scriptBudget } of pages) {
  for (const width of [360, 768, 1440]) {
    // A machine that stalls between two fonts or images shifts more.
    test(`the ${name} page loads without layout shift at ${width} px @nightly`, async ({
      page,
      request,
      shop,
    }) => {
      await expectNoLayoutShift(page, width, await path({ request, shop }));
    });
  }

  test(`the ${name} page loads within its script budget @nightly`, async ({
    page,
    request,
    shop,
  }) => {
    const scripts = recordScripts(page);
    await page.goto(await path({ request, shop }), { waitUntil: 'networkidle' });
    await expectWithinBudget(request, scripts, scriptBudget);
  });
}

test('checkout with the address form loads within its script budget @nightly', async ({
  page,
  request,
  shop,
}) => {
  await shopperWithCart(page, { web: shop.web });
  await page.goto('about:blank');
  const scripts = recordScripts(page);
  await page.goto('/shop/checkout', { waitUntil: 'networkidle' });
  await expect(page.getByLabel('Full name')).toBeVisible();
  await expectWithinBudget(request, scripts, 175_000);
});

function recordScripts(page: Page): ReadonlySet<string> {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url());
  });
  return scripts;
}

async function expectWithinBudget(
  request: APIRequestContext,
  scripts: ReadonlySet<string>,
  budget: number,
): Promise<void> {
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
  expect(total).toBeLessThanOrEqual(budget);
}

async function expectNoLayoutShift(page: Page, width: number, path: string): Promise<void> {
  await recordLayoutShifts(page);
  await page.setViewportSize({ width, height: 800 });
  // Fonts arrive last, so that the text is drawn in the fallback first.
  const isShown = Promise.withResolvers<void>();
  await page.route('**/*.woff2', (route) => isShown.promise.then(() => route.continue()));
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
  isShown.resolve();
  await page.waitForLoadState('networkidle');
  expect(await totalLayoutShift(page)).toBeLessThan(layoutShiftBudget);

  // Prove that the measurement works.
  await page.evaluate(() => document.body.prepend(document.createElement('canvas')));
  await expect.poll(() => totalLayoutShift(page)).toBeGreaterThan(0);
}

test('the first images of a listing do not fade in @nightly', async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('animationstart', ({ target }) => {
      if ((target as Element).closest('#results')) document.title = 'faded in';
    });
  });
  await page.goto('/shop/listing?category=graphics_card', { waitUntil: 'networkidle' });
  await expect(page).not.toHaveTitle('faded in');
});

test('the fonts for letters and ₱ are preloaded @nightly', async ({ page }) => {
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

  const isFontLoaded = (text: string) =>
    page.evaluate((sample) => document.fonts.check('16px Geist', sample), text);
  await expect.poll(() => isFontLoaded('₱1,299.50')).toBe(true);
});

for (const width of [360, 1440]) {
  test(`checkout and the order page load slowly without layout shift at ${width} px @nightly`, async ({
    page,
    shop,
  }) => {
    test.slow();
    await recordLayoutShifts(page);
    await page.setViewportSize({ width, height: 800 });
    await shopperWithCart(page, { web: shop.web });
    const headers = await bearerOf(page);
    await throttleNetwork(page, 150);
    const expectNoShift = async (path: string, shown: Locator) => {
      // A reload would restore the scroll position.
      await page.goto('about:blank');
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(shown).toBeVisible();
      expect(await totalLayoutShift(page), path).toBeLessThan(layoutShiftBudget);
    };
    await expectNoShift('/shop/checkout', page.getByLabel('Full name'));
    const data = { addressId: await addAddress(page.request, headers), paymentMethod: 'cod' };
    await expectNoShift('/shop/checkout', page.getByRole('radio', { name: /Kalayaan/ }));
    const reply = await page.request.post('/api/shop/orders', { headers, data });
    const { order } = (await reply.json()) as { order: { _id: string } };
    const ordered = page.getByRole('region', { name: 'What you ordered' });
    await expectNoShift(`/shop/account/orders/${order._id}`, ordered);
  });
}
