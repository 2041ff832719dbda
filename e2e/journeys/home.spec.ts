import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';
import { startApi, startWeb } from '../stack/servers.ts';

const categoryNames = [
  'CPU/Processors',
  'Motherboard',
  'Memory/RAM',
  'Graphics Card',
  'Power Supply',
  'Hard Disk',
  'Monitor',
  'Hubs',
];

for (const path of ['/', '/shop']) {
  test(`[RT-01] ${path} leads to the home page`, async ({ open, page }) => {
    await open(path);
    await expect(page).toHaveURL('/shop/home');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('the home page shows the parts of the shop by name', async ({ open, page }) => {
  const response = await open('/shop/home');
  expect(response.status()).toBe(200);
  await expect(page).toHaveTitle('Sirkito | Premium PC Components & Accessories');
  for (const name of categoryNames) {
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  }
});

test('the deals come with their savings, the biggest first', async ({ open, page }) => {
  await open('/shop/home');
  const deals = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^Deals/ }) });
  const labels = await deals
    .getByText(/^Reduced by/)
    .locator('..')
    .allInnerTexts();
  expect(labels).toHaveLength(4);
  const percents = labels.map((label) => {
    expect(label).toMatch(/\d+%, save ₱[\d,]+\.\d\d$/);
    return Number(/(\d+)%/.exec(label)?.[1]);
  });
  expect(percents).toEqual(percents.toSorted((one, other) => other - one));
  await expect(deals.getByRole('link', { name: 'All deals' })).toHaveAttribute(
    'href',
    '/shop/deals',
  );
});

test('[API-20] the home page is what the banners say', async ({ ownStage, page }) => {
  const rename = "update banner set title = 'Built for Manila summers' where kind = 'hero'";
  const point = `update banner set title = 'Keyboards first', link = '/shop/listing?category=keyboard'
    where kind = 'shelf' and position = 1`;
  const breakOne = `update banner set title = 'Gone', link = '/shop/listing?category=gone'
    where kind = 'shelf' and position = 2`;
  for (const change of [rename, point, breakOne]) await query(ownStage.databaseUrl, change);
  const api = await startApi(ownStage);
  const web = await startWeb(ownStage, api.url);

  await page.goto(`${web.url}/shop/home`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Built for Manila summers');
  const shelf = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Keyboards first' }) });
  await expect(shelf.getByRole('article')).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'Gone' })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/listing.*404|404.*listing/] });

  test('the home page is whole, and its menu opens', async ({ page }) => {
    await page.goto('/shop/home');
    for (const name of categoryNames) {
      await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
    }
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await page.getByRole('banner').locator('summary').first().click();
    await expect(menu.getByRole('link', { name: 'All Products' })).toBeVisible();
    await menu.getByText('Accessories', { exact: true }).click();
    await expect(menu.getByRole('link', { name: 'Hubs' })).toBeVisible();
    await menu.getByText('Back', { exact: true }).locator('visible=true').click();
    await expect(menu.getByText('Peripherals', { exact: true })).toBeVisible();
    await menu.getByRole('searchbox').fill('ryzen');
    await menu.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/shop/listing?search=ryzen');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the home page fits the screen', async ({ open, page }) => {
    await open('/shop/home');
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang).toBe(0);
  });
});
