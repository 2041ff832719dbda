import type { Page } from '@playwright/test';
import { listing } from '../fixtures/listing.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const path = (search: string) => `/shop/listing?search=${encodeURIComponent(search)}`;

/** Returns what the shopper pays for each product shown. */
async function pricesOf(page: Page): Promise<number[]> {
  const texts = await listing(page).cards.allInnerTexts();
  return texts.map((text) => {
    const [price = ''] = text.match(/₱[\d,.]+/g)?.slice(-1) ?? [];
    return Number(price.replaceAll(/[₱,]/g, ''));
  });
}

test('[SR-06] words about price limit and order the results, and the page says so', async ({
  open,
  page,
}) => {
  const { cards, results } = listing(page);
  await open(path('gpu under 20k'));
  await expect(results.getByText('Up to ₱20,000', { exact: true })).toBeVisible();
  await expect(cards.first()).toBeVisible();
  for (const price of await pricesOf(page)) expect(price).toBeLessThanOrEqual(20_000);

  await open(path('murang gpu'));
  await expect(results.getByText('Lowest price first')).toBeVisible();
  await expect(cards.first()).toContainText('GT 1030');
  const cheapest = (await pricesOf(page)).slice(0, 12);
  expect(cheapest).toEqual(cheapest.toSorted((one, other) => one - other));
});

test('[SR-07] a number without unit has that of the category @nightly', async ({ page }) => {
  await page.goto(path('monitor 144hz 27'));
  const names = await listing(page).cards.getByRole('heading').allInnerTexts();
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(name).toMatch(/2[67](?:\.\d)?"/);
});

test('[SR-08] a search without results names the word to drop and shows the nearest, without filters @nightly', async ({
  open,
  page,
}) => {
  const { cards, rail, results, status } = listing(page);
  await open(path('rtx 4070'));
  await expect(results.getByRole('heading', { name: 'No results for “rtx 4070”' })).toBeVisible();
  await expect(cards).toHaveCount(8);
  await expect(cards.first()).toContainText('RTX 5070');
  await expect(rail).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveCount(0);
  await expect(page.getByText('Showing all 0')).toHaveCount(0);
  const advice = results.getByRole('listitem').filter({ hasText: 'Without “4070”:' });
  const [total = ''] = /\d+(?= products)/.exec(await advice.innerText()) ?? [];
  await advice.getByRole('link', { name: 'rtx' }).click();
  await expect(page).toHaveURL('/shop/listing?search=rtx');
  await expect(status).toHaveText(`Showing 24 of ${total}`);
  await expect(rail).toBeVisible();
});

test('[SR-08] a price nothing meets is the words to drop, with the cheapest first @nightly', async ({
  page,
}) => {
  await page.goto(path('rtx 5060 ti under 10k'));
  const { cards, results } = listing(page);
  await expect(results.getByText('Without “under 10k”:')).toBeVisible();
  await expect(cards.first()).toContainText('RTX 5060 Ti');
  const prices = await pricesOf(page);
  expect(prices[0]).toBe(Math.min(...prices));
});

for (const [search, kind, nearest] of [
  ['mouse pad', 'mouse pads', 'mouse'],
  ['thermal paste', 'thermal paste', 'cpu cooler'],
  ['laptop', 'laptops', 'laptop ram'],
] as const) {
  const tag = search === 'mouse pad' ? '' : ' @nightly';
  test(`[SR-09] ${search} is not carried, and the nearest is shown${tag}`, async ({ page }) => {
    await page.goto(path(search));
    const { cards, results } = listing(page);
    await expect(results.getByRole('heading', { name: `We don't carry ${kind}` })).toBeVisible();
    await expect(results.getByText('The nearest we have:')).toBeVisible();
    await expect(results.getByRole('link', { name: nearest, exact: true })).toBeVisible();
    await expect(cards.first()).toBeVisible();
  });
}

test('[SR-10] suggestions show the current price and the stock @nightly', async ({ page }) => {
  await page.goto('/shop/home');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search products' }).fill('murang gpu');
  const first = page.getByRole('dialog').getByRole('option').first();
  await expect(first).toContainText('MSI GeForce GT 1030');
  await expect(first).toContainText('₱4,295.00');
  await expect(first).toContainText(/In stock|Only \d left|Out of stock/);
});
