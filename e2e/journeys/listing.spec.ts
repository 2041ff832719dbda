import type { Page } from '@playwright/test';
import { elementOf, elementsOf, textOf } from '../fixtures/page/html.ts';
import { listing } from '../fixtures/listing.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const rail = (page: Page) => listing(page).rail;
const results = (page: Page) => listing(page).results;
const cards = (page: Page) => listing(page).cards;
const chips = (page: Page) => listing(page).chips;
const status = (page: Page) => listing(page).status;
const prices = async (page: Page) =>
  (await results(page).getByRole('article').allInnerTexts()).map((text) =>
    Number(
      text
        .match(/₱[\d,.]+/g)
        ?.at(-1)
        ?.replace(/[₱,]/g, ''),
    ),
  );

interface Listed {
  data: { name: string }[];
}

test('[EN-10] availability, brands, prices, category, search and sort are stored in the URL', async ({
  page,
  request,
}) => {
  await page.goto('/shop/listing?category=graphics_card');
  await rail(page)
    .getByRole('checkbox', { name: /^16 GB/ })
    .check();
  await expect(page).toHaveURL('/shop/listing?category=graphics_card&attr.memory=16');
  await rail(page).getByRole('checkbox', { name: /^ASUS/ }).check();
  await rail(page).getByRole('checkbox', { name: /^MSI/ }).check();
  await rail(page)
    .getByRole('checkbox', { name: /^In stock/ })
    .check();
  const minPrice = rail(page).getByRole('textbox', { name: 'From (₱)' });
  await minPrice.fill('25,000');
  await minPrice.press('Enter');
  const maxPrice = rail(page).getByRole('textbox', { name: 'To (₱)' });
  await maxPrice.fill('80000');
  await maxPrice.blur();
  // A change made before the one before it has loaded shares its history entry.
  await expect(page).toHaveURL(/max_price=80000/);
  await page.getByRole('combobox', { name: /Sort/ }).selectOption('price-hightolow');
  const path =
    '/shop/listing?category=graphics_card&availability=in_stock&brands=asus,msi&attr.memory=16&min_price=25000&max_price=80000&sort=price-hightolow';
  await expect(page).toHaveURL(path);
  await expect(chips(page).getByRole('link')).toHaveText([
    'Remove In stock',
    'Remove ASUS',
    'Remove MSI',
    'Remove 16 GB',
    'Remove ₱25,000 to ₱80,000',
    'Clear all',
  ]);
  await expect(status(page)).toHaveText(/^\d+ matches$/);
  // The URL changes before the list does.
  const startsWithHighestPrice = async () => {
    const [highest = 0, ...others] = await prices(page);
    return others.every((price) => price <= highest);
  };
  await expect.poll(startsWithHighestPrice).toBe(true);
  await expect(results(page).locator('[aria-busy=false]')).toBeVisible();
  const names = await cards(page).getByRole('heading').allInnerTexts();
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) expect(name).toMatch(/ASUS|MSI/);
  const shownPrices = await prices(page);
  expect(shownPrices).toEqual(shownPrices.toSorted((one, other) => other - one));
  expect(Math.min(...shownPrices)).toBeGreaterThanOrEqual(25_000);
  expect(Math.max(...shownPrices)).toBeLessThanOrEqual(80_000);

  // The shared URL renders the same listing.
  const shared = await (await request.get(path)).text();
  const sharedNames = elementsOf(shared, 'article').map((card) => textOf(elementOf(card, 'h3')));
  expect(sharedNames).toEqual(names);
  expect(shared).toMatch(/<input[^>]* name="brands" checked="" value="asus"/);

  // Each change is one history entry.
  await page.goBack();
  await expect(page).toHaveURL(path.replace('&sort=price-hightolow', ''));
  await page.goBack();
  await expect(page).toHaveURL(/min_price=25000$/);
  await page.goForward();
  await expect(page).toHaveURL(/max_price=80000$/);
});

test('each sort option matches the order of the API (part of EN-10) @nightly', async ({
  page,
  request,
}) => {
  const path = '/shop/listing?category=cpu';
  await page.goto(`${path}&sort=title-ztoa`);
  for (const sort of ['featured', 'newest', 'rating', 'saving', 'discount']) {
    await page.getByRole('combobox', { name: /Sort/ }).selectOption(sort);
    await expect(page).toHaveURL(sort === 'featured' ? path : `${path}&sort=${sort}`);
    const reply = await request.get(`/api/shop/products/get?category=cpu&sort=${sort}`);
    const { data } = (await reply.json()) as Listed;
    await expect(cards(page).getByRole('heading')).toHaveText(data.map(({ name }) => name));
  }
});

test('facets keep zero counts and show five values first, and chips remove filters (part of API-13) @nightly', async ({
  page,
}) => {
  await page.goto('/shop/listing?category=graphics_card&attr.memory=16');
  const four = rail(page).getByRole('checkbox', { name: /^4 GB/ });
  await expect(four).toBeVisible();
  await rail(page).getByRole('checkbox', { name: /^ASUS/ }).check();
  await expect(rail(page).getByRole('checkbox', { name: '4 GB 0 products' })).toBeVisible();
  await chips(page).getByRole('link', { name: 'Remove 16 GB' }).click();
  await expect(page).toHaveURL('/shop/listing?category=graphics_card&brands=asus');
  await chips(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/shop/listing?category=graphics_card');
  await expect(chips(page)).toHaveCount(0);

  const chip = rail(page).getByRole('group').filter({ hasText: 'GPU' });
  await expect(chip.getByRole('checkbox')).toHaveCount(5);
  await chip.getByRole('button', { name: /^Show \d+ more$/ }).click();
  // The counts without a brand may still be on their way.
  await expect.poll(() => chip.getByRole('checkbox').count()).toBeGreaterThan(15);
  await chip.getByRole('button', { name: 'Show fewer' }).click();
  await expect(chip.getByRole('checkbox')).toHaveCount(5);
});

test('filters ticked in quick succession all apply @nightly', async ({ page }) => {
  await page.goto('/shop/listing?category=graphics_card');
  const boxes = ['8 GB', '16 GB', 'ASUS', 'MSI', 'In stock'].map((name) =>
    rail(page).getByRole('checkbox', { name: new RegExp(`^${name}`) }),
  );
  for (const pause of [0, 10, 30, 60]) {
    const handles = await Promise.all(boxes.map((box) => box.elementHandle()));
    await page.evaluate(
      async ([found, ms]) => {
        for (const box of found) {
          (box as HTMLInputElement).click();
          await new Promise((resolve) => {
            setTimeout(resolve, ms);
          });
        }
      },
      [handles, pause] as const,
    );
    await expect(page).toHaveURL(
      '/shop/listing?category=graphics_card&availability=in_stock&brands=asus,msi&attr.memory=16,8',
    );
    await chips(page).getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/shop/listing?category=graphics_card');
    for (const box of boxes) await expect(box).not.toBeChecked();
  }
});

test('the compact list view is stored in the URL @nightly', async ({ open, page }) => {
  await open('/shop/listing?category=cpu');
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL('/shop/listing?category=cpu&view=list');
  await expect
    .poll(async () => (await cards(page).first().boundingBox())?.height)
    .toBeLessThan(120);
  await expect(cards(page)).toHaveCount(24);
});
