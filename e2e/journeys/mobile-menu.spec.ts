import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
// The search may have no results.
test.use({ expectedBrowserErrors: [/status of 404/] });

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const openMenu = (page: Page) => page.getByRole('banner').locator('summary').first().tap();

test('[HD-04] below 640 px the menu has a search box, the category tree and four links', async ({
  open,
  page,
}) => {
  await open('/shop/home');
  await openMenu(page);
  const menu = menuOf(page);
  await expect(menu.getByRole('searchbox')).toBeVisible();
  const links = {
    Deals: '/shop/deals',
    'Contact Us': '/shop/contact-us',
    FAQ: '/shop/faq',
    'About Us': '/shop/about',
  };
  for (const [name, href] of Object.entries(links)) {
    const link = menu.getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', href);
  }
  await expectAccessible(page, { within: menu });

  const peripherals = menu.getByText('Peripherals', { exact: true });
  await menu.getByText('PC Components', { exact: true }).tap();
  await expect(peripherals).toBeHidden();
  await expect(menu.getByRole('link', { name: 'Motherboards' })).toBeVisible();
  await menu.getByText('Storage', { exact: true }).tap();
  await expect(menu.getByRole('link', { name: 'SSD' })).toHaveAttribute(
    'href',
    '/shop/listing?category=storage_ssd',
  );
  await expect(menu.getByRole('link', { name: 'Motherboards' })).toBeHidden();
  await expectAccessible(page, { within: menu });

  await menu.getByText('Back', { exact: true }).locator('visible=true').tap();
  await expect(menu.getByRole('link', { name: 'Motherboards' })).toBeVisible();
  await menu.getByText('Back', { exact: true }).locator('visible=true').tap();
  await expect(peripherals).toBeVisible();
  await page.keyboard.press('Escape');

  // The navigation replaces the menu at 640 px.
  const summary = page.getByRole('banner').locator('summary').first();
  await page.setViewportSize({ width: 639, height: 740 });
  await expect(summary).toBeVisible();
  await expect(navigation(page)).toBeHidden();
  await page.setViewportSize({ width: 640, height: 740 });
  await expect(summary).toBeHidden();
  await expect(navigation(page)).toBeVisible();
});

test('nothing of the header shows through the open menu @nightly', async ({ page }) => {
  await page.goto('/shop/home');
  const account = page.getByRole('banner').locator('summary').last();
  const { x, y, width, height } = (await account.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await openMenu(page);
  await expect(menuOf(page)).toBeVisible();
  const isCovered = await account.evaluate(
    (own, [left, top]) => !own.contains(document.elementFromPoint(left, top)),
    [x + width / 2, y + height / 2] as const,
  );
  expect(isCovered).toBe(true);
});

test('the menu closes on an outside tap, on Escape and on blur, and submits trimmed text (part of SR-03) @nightly', async ({
  page,
}) => {
  await page.goto('/shop/home');
  const menu = menuOf(page);
  await openMenu(page);
  await expect(menu).toBeVisible();
  await page.touchscreen.tap(345, 500);
  await expect(menu).toBeHidden();

  await openMenu(page);
  await menu.getByRole('searchbox').focus();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('banner').locator('summary').first()).toBeFocused();

  await openMenu(page);
  await menu.getByRole('link', { name: 'About Us' }).focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();

  await openMenu(page);
  const box = menu.getByRole('searchbox');
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL('/shop/home');
  await box.fill('  rtx & ddr5 ');
  await box.press('Enter');
  await expect(page).toHaveURL('/shop/listing?search=rtx%20%26%20ddr5');
});
