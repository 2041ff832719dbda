import type { Page } from '@playwright/test';
import { listing } from '../fixtures/listing.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const rail = (page: Page) => listing(page).rail;
const results = (page: Page) => listing(page).results;
const cards = (page: Page) => listing(page).cards;
const chips = (page: Page) => listing(page).chips;
const status = (page: Page) => listing(page).status;
const byName = (one: string, other: string) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1);
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
  pagination: { total: number };
}

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
    filters: ['Capacity', 'Interface', 'Form'],
  },
]) {
  test(`a category at any depth has a page of its own: ${id}`, async ({ open, page, request }) => {
    const response = await open(`/shop/listing?category=${id}`);
    expect(response.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(`${heading} | Sirkito`);
    const way = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
    await expect(way).toHaveText(crumbs);
    const headings = rail(page).getByRole('heading', { level: 3 });
    for (const name of [...filters, 'Price', 'Availability', 'Brand']) {
      await expect(headings.getByText(name, { exact: true })).toBeVisible();
    }
    const reply = await request.get(`/api/shop/products/get?category=${id}`);
    const { pagination } = (await reply.json()) as Listed;
    await expect(
      page.getByText(`${pagination.total} parts`, { exact: true }).first(),
    ).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/shop/listing\\?category=${id}$`),
    );
  });
}

test('a search has a heading of its own and is not for search engines', async ({ open, page }) => {
  await open('/shop/listing?search=ryzen%205');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “ryzen 5”');
  await expect(cards(page).first()).toContainText('Ryzen 5');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('[EN-10] availability, brands, prices, category, search and sort live in the address', async ({
  page,
  browser,
  shop,
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
  const least = rail(page).getByRole('textbox', { name: 'From, in pesos' });
  await least.fill('25,000');
  await least.press('Enter');
  const most = rail(page).getByRole('textbox', { name: 'To, in pesos' });
  await most.fill('80000');
  await most.blur();
  await page.getByRole('combobox', { name: /Sort/ }).selectOption('price-hightolow');
  const address =
    '/shop/listing?category=graphics_card&availability=in_stock&brands=asus,msi&attr.memory=16&min_price=25000&max_price=80000&sort=price-hightolow';
  await expect(page).toHaveURL(address);
  await expect(chips(page).getByRole('link')).toHaveText([
    'Remove In stock',
    'Remove ASUS',
    'Remove MSI',
    'Remove 16 GB',
    'Remove ₱25,000 to ₱80,000',
    'Clear all',
  ]);
  await expect(status(page)).toHaveText(/^\d+ match$/);
  // The address is there before the list that it asks for.
  const beginsWithTheDearest = async () => {
    const [dearest = 0, ...others] = await prices(page);
    return others.every((price) => price <= dearest);
  };
  await expect.poll(beginsWithTheDearest).toBe(true);
  await expect(results(page).locator('[aria-busy=false]')).toBeVisible();
  const names = await cards(page).getByRole('heading').allInnerTexts();
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) expect(name).toMatch(/ASUS|MSI/);
  const paid = await prices(page);
  expect(paid).toEqual(paid.toSorted((one, other) => other - one));
  expect(Math.min(...paid)).toBeGreaterThanOrEqual(25_000);
  expect(Math.max(...paid)).toBeLessThanOrEqual(80_000);

  // Shared with somebody else, it is the same listing.
  const other = await browser.newPage({ baseURL: shop.web });
  await other.goto(address);
  expect(await cards(other).getByRole('heading').allInnerTexts()).toEqual(names);
  await expect(rail(other).getByRole('checkbox', { name: /^ASUS/ })).toBeChecked();
  await other.close();

  // Each choice is one step back.
  await page.goBack();
  await expect(page).toHaveURL(address.replace('&sort=price-hightolow', ''));
  await page.goBack();
  await expect(page).toHaveURL(/min_price=25000$/);
  await page.goForward();
  await expect(page).toHaveURL(/max_price=80000$/);
});

for (const [sort, key, isRising] of [
  ['price-lowtohigh', 'price', true],
  ['price-hightolow', 'price', false],
  ['title-atoz', 'name', true],
  ['title-ztoa', 'name', false],
] as const) {
  test(`EN-10 sorted by ${sort}`, async ({ page }) => {
    await page.goto(`/shop/listing?category=cpu_cooling&sort=${sort}`);
    const shown =
      key === 'price' ? await prices(page) : await cards(page).getByRole('heading').allInnerTexts();
    const sorted = [...shown].sort((one, other) =>
      key === 'price' ? Number(one) - Number(other) : byName(String(one), String(other)),
    );
    expect(shown.length).toBeGreaterThan(2);
    expect(shown).toEqual(isRising ? sorted : sorted.reverse());
  });
}

for (const sort of ['relevance', 'newest', 'rating', 'discount']) {
  test(`EN-10 sorted by ${sort}, as the API lists it`, async ({ page, request }) => {
    await page.goto('/shop/listing?category=cpu');
    await page.getByRole('combobox', { name: /Sort/ }).selectOption('title-ztoa');
    await page.getByRole('combobox', { name: /Sort/ }).selectOption(sort);
    const usual = '/shop/listing?category=cpu';
    await expect(page).toHaveURL(sort === 'relevance' ? usual : `${usual}&sort=${sort}`);
    const reply = await request.get(`/api/shop/products/get?category=cpu&sort=${sort}`);
    const { data } = (await reply.json()) as Listed;
    await expect(cards(page).getByRole('heading')).toHaveText(data.map(({ name }) => name));
  });
}

test('API-13 zero counts stay, and chips take filters off again', async ({ page }) => {
  await page.goto('/shop/listing?category=graphics_card&attr.memory=16');
  const four = rail(page).getByRole('checkbox', { name: /^4 GB/ });
  await expect(four).toBeVisible();
  await rail(page).getByRole('checkbox', { name: /^ASUS/ }).check();
  await expect(rail(page).getByRole('checkbox', { name: '4 GB 0 parts' })).toBeVisible();
  await chips(page).getByRole('link', { name: 'Remove 16 GB' }).click();
  await expect(page).toHaveURL('/shop/listing?category=graphics_card&brands=asus');
  await chips(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/shop/listing?category=graphics_card');
  await expect(chips(page)).toHaveCount(0);
});

test('five values of a filter show at first, then all', async ({ page }) => {
  await page.goto('/shop/listing?category=graphics_card');
  const chip = rail(page).getByRole('group').filter({ hasText: 'Graphics chip' });
  await expect(chip.getByRole('checkbox')).toHaveCount(5);
  await chip.getByRole('button', { name: /^Show \d+ more$/ }).click();
  expect(await chip.getByRole('checkbox').count()).toBeGreaterThan(15);
  await chip.getByRole('button', { name: 'Show fewer' }).click();
  await expect(chip.getByRole('checkbox')).toHaveCount(5);
});

test('boxes that are ticked faster than the page follows all stay ticked', async ({ page }) => {
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
    await page.goto('/shop/listing?category=graphics_card');
  }
});

test('the compact list is part of the address', async ({ open, page }) => {
  await page.goto('/shop/listing?category=cpu');
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(page).toHaveURL('/shop/listing?category=cpu&view=list');
  await expect
    .poll(async () => (await cards(page).first().boundingBox())?.height)
    .toBeLessThan(120);
  await open('/shop/listing?category=cpu&view=list');
  await expect(cards(page)).toHaveCount(24);
});

test('[CT-09] prices of a listing are pesos with two decimals and thousands separators', async ({
  page,
}) => {
  await page.goto('/shop/listing?category=graphics_card&sort=price-hightolow');
  await expect(cards(page)).toHaveCount(24);
  const texts = await cards(page).allInnerTexts();
  for (const text of texts) {
    const shown = text.match(/₱\S*/g) ?? [];
    expect(shown.length, text).toBeGreaterThan(0);
    for (const price of shown) {
      expect(price).toMatch(/^₱(?!0\.00$)\d{1,3}(,\d{3})*\.\d\d$/);
    }
  }
  expect(texts[0]).toMatch(/₱\d{1,3},\d{3}\.\d\d/);
});

test('a category nobody knows is a page nobody knows', async ({ page, request }) => {
  expect((await request.get('/shop/listing?category=spaceships')).status()).toBe(404);
  expect((await request.get('/shop/deals?category=spaceships')).status()).toBe(404);
  const beyond = await page.goto('/shop/listing?category=hubs&page=900');
  expect(beyond?.status()).toBe(200);
  await expect(page).toHaveURL('/shop/listing?category=hubs');
});
