import { expect, test } from '../fixtures/shop-test.ts';

const categoryNames = [
  'CPU/Processors',
  'Motherboards',
  'Memory/RAM',
  'Graphics Cards',
  'Power Supplies',
  'Hard Disk',
  'Monitors',
  'Hubs',
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedBrowserErrors: [/listing.*404|404.*listing/] });

  test('the home page lists categories, and its menu and search work', async ({ page }) => {
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

test('the sections of the home page stay in place for a shopper with a build @nightly', async ({
  page,
  request,
  shop,
}) => {
  const reply = await request.get(`${shop.web}/api/shop/products/get?category=cpu&limit=1`);
  const { data } = (await reply.json()) as { data: { _id: string }[] };
  await page.addInitScript((id) => {
    localStorage.setItem('build', JSON.stringify({ guest: [{ name: '', parts: [id] }] }));
  }, data[0]?._id);
  await page.goto('/shop/home');
  // Only a hydrated page with this build links to it.
  await expect(page.getByRole('banner').getByRole('link', { name: /your build/i })).toBeVisible();
  for (const name of categoryNames) {
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the home page has no horizontal overflow @nightly', async ({ open, page }) => {
    await open('/shop/home');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
