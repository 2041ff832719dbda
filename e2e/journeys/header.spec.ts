import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { reachForMenus } from '../fixtures/menus.ts';
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

test('[HD-02] the header offers the ways through the shop, and search', async ({ open, page }) => {
  await open('/shop/home');
  const entries = navigation(page).getByRole('listitem');
  await expect(entries).toHaveText(['Home', 'Categories', 'Deals', 'Support', 'About us']);
  const places = { Home: '/shop/home', Deals: '/shop/deals', 'About us': '/shop/about' };
  for (const [name, href] of Object.entries(places)) {
    await expect(navigation(page).getByRole('link', { name })).toHaveAttribute('href', href);
  }

  await reachForMenus(page);
  await trigger(page, 'Support').click();
  const support = { FAQ: '/shop/faq', 'Contact Us': '/shop/contact-us' };
  for (const [name, href] of Object.entries(support)) {
    await expect(navigation(page).getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expectAccessible(page);

  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search products' }).fill('ryzen');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('[HD-03] Categories unfolds the whole tree, each place leading to its parts', async ({
  open,
  page,
}) => {
  await open('/shop/home');
  await reachForMenus(page);
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
  await reachForMenus(page);
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

test('[HD-03] who is at an entry before the menus are here stays at it', async ({ open, page }) => {
  const asked = Promise.withResolvers<void>();
  await page.route('**/navigation-menus-*.js', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await open('/shop/home');
  await navigation(page).getByRole('link', { name: 'Categories' }).focus();
  const asking = page.waitForRequest('**/navigation-menus-*.js');
  await page.keyboard.press('Shift');
  await asking;
  asked.resolve();
  await expect(trigger(page, 'Categories')).toBeFocused();
});

test('[HD-07] under a pointer the menu waits 200 ms to open and 150 ms to close', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/shop/home');
  await reachForMenus(page);
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

const headerHeight = async (page: Page) =>
  (await page.getByRole('banner').boundingBox())?.height ?? 0;

for (const [width, seen] of [
  [1279, 'an icon'],
  [1280, 'a field'],
] as const) {
  test(`HD-02 search is ${seen} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/shop/home');
    const box = await page.getByRole('button', { name: 'Search' }).boundingBox();
    if (seen === 'a field') expect(box?.width).toBeGreaterThan(200);
    else expect(box?.width).toBe(44);
  });
}

test('[HD-05] the header shrinks after 50 px, and nothing below it moves', async ({ page }) => {
  await page.goto('/shop/home');
  await expect.poll(() => headerHeight(page)).toBe(72);
  const title = () =>
    page
      .getByRole('heading', { level: 1 })
      .evaluate((one) => one.getBoundingClientRect().top + scrollY);
  const before = await title();

  await page.evaluate(() => scrollTo(0, 50));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(50);
  expect(await headerHeight(page)).toBe(72);
  await page.evaluate(() => scrollTo(0, 51));
  await expect.poll(() => headerHeight(page)).toBe(56);
  expect(await title()).toBe(before);

  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => headerHeight(page)).toBe(72);
});

test('[HD-06] back to top appears after 300 px and leads there', async ({ page }) => {
  await page.goto('/shop/home');
  const up = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => headerHeight(page)).toBe(56);
  await expect(up).toBeHidden();
  await page.evaluate(() => scrollTo(0, 301));
  await expect(up).toBeVisible();

  await up.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(up).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('[AM-03] a guest finds Sign In and Create Account', async ({ open, page }) => {
  await open('/shop/home');
  const banner = page.getByRole('banner');
  const signIn = banner.getByRole('link', { name: 'Sign In' });
  await expect(signIn).toBeHidden();
  await banner.getByText('GU', { exact: true }).click();
  await expect(signIn).toHaveAttribute('href', '/auth/login');
  await expect(banner.getByRole('link', { name: 'Create Account' })).toHaveAttribute(
    'href',
    '/auth/register',
  );
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(signIn).toBeHidden();
  await banner.getByText('GU', { exact: true }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(signIn).toBeHidden();
});
