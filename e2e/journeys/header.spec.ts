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

test('[HD-02] the header offers the ways through the shop, and search', async ({ open, page }) => {
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

  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search products' }).fill('ryzen');
  await expect(page.getByRole('option').first()).toBeVisible();
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

test.describe('on a phone', () => {
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
});
