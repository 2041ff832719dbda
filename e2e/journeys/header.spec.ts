import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const tree = {
  pc_components: 'PC Components',
  cpu: 'CPU/Processors',
  motherboard: 'Motherboard',
  memory: 'Memory/RAM',
  graphics_card: 'Graphics Card',
  storage: 'Storage',
  storage_ssd: 'SSD',
  storage_hdd: 'Hard Disk',
  power_supply: 'Power Supply',
  cpu_cooling: 'CPU Cooling',
  pc_case: 'PC Case',
  peripherals: 'Peripherals',
  monitor: 'Monitor',
  keyboard: 'Keyboard',
  mouse: 'Mouse',
  headset: 'Headset',
  cctv: 'CCTV',
  ups_avr: 'UPS & AVR',
  accessories: 'Accessories',
  cables: 'Cables',
  adapters: 'Adapters',
  hubs: 'Hubs',
};

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const trigger = (page: Page, name: string) => navigation(page).getByRole('button', { name });
const allProducts = (page: Page) => navigation(page).getByRole('link', { name: 'All Products' });

test.describe('away from home', () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test('[HD-01] the logo leads to the home page', async ({ open, page }) => {
    await open('/shop/no-such-page');
    await page.getByRole('banner').getByRole('link', { name: 'Sirkito home' }).click();
    await expect(page).toHaveURL('/shop/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/fits/);
  });
});

test('HD-02 so far: the header offers the ways through the shop', async ({ open, page }) => {
  await open('/shop/home');
  const entries = navigation(page).getByRole('listitem');
  await expect(entries).toHaveText(['Home', 'Categories', 'Deals', 'Support', 'About us']);
  const places = { Home: '/shop/home', Deals: '/shop/deals', 'About us': '/shop/about' };
  for (const [name, href] of Object.entries(places)) {
    await expect(navigation(page).getByRole('link', { name })).toHaveAttribute('href', href);
  }

  await trigger(page, 'Support').click();
  const support = { FAQ: '/shop/faq', 'Contact Us': '/shop/contact-us' };
  for (const [name, href] of Object.entries(support)) {
    await expect(navigation(page).getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expectAccessible(page);
});

test('[HD-03] Categories unfolds the whole tree, each place leading to its parts', async ({
  open,
  page,
}) => {
  await open('/shop/home');
  await trigger(page, 'Categories').click();
  for (const [id, name] of Object.entries(tree)) {
    const place = navigation(page).getByRole('link', { name, exact: true });
    await expect(place).toBeVisible();
    await expect(place).toHaveAttribute('href', `/shop/listing?category=${id}`);
  }
  await expect(allProducts(page)).toHaveAttribute('href', '/shop/listing');
  await expectAccessible(page);
});

test('[HD-03] the menu is walked through with the keyboard', async ({ open, page }) => {
  await open('/shop/home');
  await trigger(page, 'Categories').focus();
  await page.keyboard.press('Enter');
  await expect(allProducts(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(navigation(page).getByRole('link', { name: 'PC Components' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(navigation(page).getByRole('link', { name: 'CPU/Processors' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(allProducts(page)).toBeHidden();
  await expect(trigger(page, 'Categories')).toBeFocused();
});

test('HD-07 so far: under a pointer the menu waits 200 ms to open and 150 ms to close', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/shop/home');
  await page.clock.pauseAt(Date.now() + 60_000);

  await trigger(page, 'Categories').hover();
  await page.clock.runFor(199);
  await expect(trigger(page, 'Categories')).toHaveAttribute('aria-expanded', 'false');
  await page.clock.runFor(1);
  await expect(allProducts(page)).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Sirkito home' }).hover();
  await page.clock.runFor(149);
  await expect(trigger(page, 'Categories')).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(1);
  await expect(allProducts(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the menu opens over the page and leads to every category', async ({ open, page }) => {
    await open('/shop/home');
    await page.getByRole('banner').getByLabel('Menu').first().tap();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await menu.getByText('Peripherals', { exact: true }).tap();
    const monitors = menu.getByRole('link', { name: 'Monitor' });
    await expect(monitors).toHaveAttribute('href', '/shop/listing?category=monitor');
    await expectAccessible(page);
  });
});
