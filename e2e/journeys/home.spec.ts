import { expect, test } from '../fixtures/shop-test.ts';

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
  test(`RT-01 so far: ${path} leads to the home page`, async ({ open, page }) => {
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is whole, and its menu opens', async ({ page }) => {
    await page.goto('/shop/home');
    for (const name of categoryNames) {
      await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
    }
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await page.getByRole('banner').getByLabel('Menu').first().click();
    await expect(menu.getByRole('link', { name: 'All Products' })).toBeVisible();
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
