import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { findPart, saveBuild } from '../fixtures/page/fit.ts';
import { pathOf } from '../fixtures/parts.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const processor = 'AMD Ryzen 7 9800X3D';
const wrongBoard = 'GIGABYTE B550 EAGLE';

const reading = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^(?:PC builder|Your build)/ });
const notice = (page: Page) => page.getByRole('region', { name: 'Notifications' }).first();
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function openCategories(page: Page): Promise<void> {
  // The menus load at the first move.
  await page.getByRole('banner').hover();
  await navigation(page).getByRole('button', { name: 'Categories' }).click();
}

async function buildWith(page: Page, ...names: string[]): Promise<void> {
  await page.goto('/robots.txt');
  const parts = await Promise.all(names.map((name) => findPart(page, name)));
  await saveBuild(page, parts);
}

test('[BD-01] [BD-02] the header and the category menu lead to the builder and show the build', async ({
  open,
  page,
}) => {
  await open('/shop/home');
  await expect(reading(page)).toHaveText('PC builder');
  await expect(reading(page)).toHaveAttribute('href', '/shop/builder');
  await openCategories(page);
  const menuLink = navigation(page).getByRole('link', { name: 'Start a build' });
  await expect(menuLink).toHaveAttribute('href', '/shop/builder');
  await expectAccessible(page, { within: page.getByRole('banner') });

  await buildWith(page, processor, wrongBoard);
  await page.goto('/shop/home');
  await expect(reading(page)).toContainText(/^Your build\s*\d+ W\s*2 things don't fit\./);
  await openCategories(page);
  await expect(navigation(page)).toContainText(/2 parts, \d+ W/);
  await expect(navigation(page)).toContainText("2 things don't fit.");
  await expectAccessible(page, { within: page.getByRole('banner') });
  await navigation(page).getByRole('link', { name: 'Open the builder' }).click();
  await expect(page).toHaveURL('/shop/builder');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('[BD-01] [BD-04] the drawer leads to the builder, and a listing filters without a sheet @nightly', async ({
    page,
  }) => {
    await buildWith(page, processor);
    await page.goto('/shop/listing?category=motherboard');
    const fitting = page.waitForResponse(/products\/get\?.*fits=/);
    await page.getByRole('switch', { name: 'Only what fits my build' }).tap();
    await expect(page).toHaveURL(/fits=/);
    await (await fitting).finished();
    // The old results are dimmed until the new ones arrive.
    const list = page
      .getByRole('region', { name: 'Results' })
      .locator('[aria-busy=false] > div:first-child');
    await expect(list).toHaveCSS('opacity', '1');
    await expectAccessible(page, { within: page.getByRole('main') });
    await page.getByRole('banner').locator('summary').first().tap();
    const drawer = page.getByRole('navigation', { name: 'Menu' });
    await expect(drawer.getByRole('link', { name: /^Your build \d+ W/ })).toBeVisible();
    await expectAccessible(page, { within: drawer });
  });
});

test('[BD-03] a product page starts a build, replaces a part and undoes it', async ({ page }) => {
  await page.goto(pathOf(await findPart(page, processor)));
  await page.getByRole('button', { name: 'Add to build', exact: true }).click();
  await expect(notice(page)).toContainText('Added to your build');
  await expect(notice(page)).toContainText(/Your build draws \d+ W\./);
  await expect(page.getByRole('button', { name: 'Remove from build', exact: true })).toBeVisible();
  await expect(reading(page)).toContainText(/\d+ W/);
  const before = await reading(page).textContent();

  await page.goto(pathOf(await findPart(page, 'AMD Ryzen 5 4500')));
  await page.getByRole('button', { name: 'Add to build', exact: true }).click();
  await expect(notice(page)).toContainText(`Replaced ${processor} in your build`);
  await expect(reading(page)).not.toHaveText(before ?? '');
  await expectAccessible(page, { within: notice(page) });
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(reading(page)).toHaveText(before ?? '');
  await expect(page.getByRole('button', { name: 'Add to build', exact: true })).toBeVisible();
});

test('[BD-03] a product that is no PC part has no Add to build @nightly', async ({
  page,
  request,
  shop,
}) => {
  const reply = await request.get(`${shop.web}/api/shop/products/get?category=hubs&limit=1`);
  const { data } = (await reply.json()) as { data: { _id: string; slug: string }[] };
  await page.goto(`/shop/product/${data[0]?._id}/${data[0]?.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to build', exact: true })).toBeHidden();
});

test('[BD-03] a card adds its part to the build in progress and says whether it fits @nightly', async ({
  page,
}) => {
  await buildWith(page, processor);
  await page.goto('/shop/listing?category=motherboard&sort=price-lowtohigh');
  const card = page.getByRole('article').filter({ hasText: "Doesn't fit" }).first();
  await card.getByRole('button', { name: /^Add to build: / }).click();
  await expect(notice(page)).toContainText("Doesn't fit. The processor needs an AM5 board.");
  await expect(reading(page)).toContainText("don't fit.");
  await expect(page).toHaveURL(/listing/);
  await notice(page).getByRole('button', { name: 'Undo' }).click();
  await expect(reading(page)).not.toContainText("don't fit.");
});

test('[BD-04] [BD-05] a listing offers what fits first and ranks it above the rest', async ({
  page,
}) => {
  await buildWith(page, processor);
  await page.goto('/shop/listing?category=motherboard');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const onlyFitting = filters.getByRole('switch', { name: /^Only what fits my build/ });
  await expect(onlyFitting).not.toBeChecked();
  await expect(filters).toContainText('AM5 socket and DDR5 memory. What fits is listed first.');
  await expect(filters.locator('input:not([type=hidden])').first()).toHaveRole('switch');
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByText('Fits your build').nth(5)).toBeVisible();
  await expect(results.getByRole('article').first()).toContainText('AM5');
  await expectAccessible(page, { within: page.getByRole('main') });
});
