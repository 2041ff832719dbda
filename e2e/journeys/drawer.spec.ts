import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const openMenu = (page: Page) => page.getByRole('banner').locator('summary').first().tap();

test('[HD-04] the drawer has a search box, a way through the tree and back, and four links', async ({
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
  await expectAccessible(page);

  const peripherals = menu.getByText('Peripherals', { exact: true });
  await menu.getByText('PC Components', { exact: true }).tap();
  await expect(peripherals).toBeHidden();
  await expect(menu.getByRole('link', { name: 'Motherboard' })).toBeVisible();
  await menu.getByText('Storage', { exact: true }).tap();
  await expect(menu.getByRole('link', { name: 'SSD' })).toHaveAttribute(
    'href',
    '/shop/listing?category=storage_ssd',
  );
  await expect(menu.getByRole('link', { name: 'Motherboard' })).toBeHidden();
  await expectAccessible(page);

  await menu.getByText('Back', { exact: true }).locator('visible=true').tap();
  await expect(menu.getByRole('link', { name: 'Motherboard' })).toBeVisible();
  await menu.getByText('Back', { exact: true }).locator('visible=true').tap();
  await expect(peripherals).toBeVisible();
});

test('[HD-04] the drawer gives way to the navigation at 640 px', async ({ page }) => {
  const summary = page.getByRole('banner').locator('summary').first();
  await page.setViewportSize({ width: 639, height: 740 });
  await page.goto('/shop/home');
  await expect(summary).toBeVisible();
  await expect(navigation(page)).toBeHidden();
  await page.setViewportSize({ width: 640, height: 740 });
  await expect(summary).toBeHidden();
  await expect(navigation(page)).toBeVisible();
});

test('the drawer closes beside it, by Escape, and when the focus leaves', async ({ page }) => {
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
});

test.describe('leaving for the listing', () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test('SR-03 the drawer’s box sends trimmed text, and nothing when blank', async ({ page }) => {
    await page.goto('/shop/home');
    await openMenu(page);
    const box = menuOf(page).getByRole('searchbox');
    await box.fill('   ');
    await box.press('Enter');
    await expect(page).toHaveURL('/shop/home');
    await box.fill('  rtx & ddr5 ');
    await box.press('Enter');
    await expect(page).toHaveURL('/shop/listing?search=rtx%20%26%20ddr5');
  });
});
