import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const tree = {
  pc_components: 'PC Components',
  cpu: 'CPU/Processors',
  motherboard: 'Motherboards',
  memory: 'Memory/RAM',
  graphics_card: 'Graphics Cards',
  storage: 'Storage',
  storage_ssd: 'SSD',
  storage_hdd: 'Hard Disk',
  power_supply: 'Power Supplies',
  cpu_cooling: 'CPU Cooling',
  pc_case: 'PC Cases',
  peripherals: 'Peripherals',
  monitor: 'Monitors',
  keyboard: 'Keyboards',
  mouse: 'Mice',
  headset: 'Headsets',
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

test('[HD-01] [HD-02] [HD-03] [AM-03] the header has the logo, navigation, search and guest menu', async ({
  open,
  page,
}) => {
  await open('/shop/home');
  const banner = page.getByRole('banner');

  await test.step('[HD-02] the navigation shows its links, the support menu and search', async () => {
    const entries = navigation(page).getByRole('listitem');
    await expect(entries).toHaveText(['Home', 'Categories', 'Deals', 'Support', 'About us']);
    const links = { Home: '/shop/home', Deals: '/shop/deals', 'About us': '/shop/about' };
    for (const [name, href] of Object.entries(links)) {
      await expect(navigation(page).getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await navigation(page).getByText('Support').hover();
    await trigger(page, 'Support').click();
    const support = { FAQ: '/shop/faq', 'Contact Us': '/shop/contact-us' };
    for (const [name, href] of Object.entries(support)) {
      await expect(navigation(page).getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expectAccessible(page, { within: banner });
    await banner.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('combobox', { name: 'Search products' }).fill('ryzen');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
  });

  await test.step('[HD-03] the Categories menu shows the whole category tree', async () => {
    await trigger(page, 'Categories').click();
    for (const [id, name] of Object.entries(tree)) {
      const link = navigation(page).getByRole('link', { name, exact: true });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', `/shop/listing?category=${id}`);
    }
    await expect(allProducts(page)).toHaveAttribute('href', '/shop/listing');
    await expectAccessible(page, { within: banner });
    await page.keyboard.press('Escape');
    await expect(allProducts(page)).toBeHidden();
  });

  await test.step('[HD-03] the Categories menu works by keyboard', async () => {
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

  await test.step('[AM-03] the guest menu offers Sign In and Create Account', async () => {
    const signIn = banner.getByRole('link', { name: 'Sign In' });
    await expect(signIn).toBeHidden();
    await banner.getByText('GU', { exact: true }).click();
    await expect(signIn).toHaveAttribute('href', '/auth/login');
    await expect(banner.getByRole('link', { name: 'Create Account' })).toHaveAttribute(
      'href',
      '/auth/register',
    );
    await expectAccessible(page, { within: banner });
    await page.keyboard.press('Escape');
    await expect(signIn).toBeHidden();
    await banner.getByText('GU', { exact: true }).click();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(signIn).toBeHidden();
  });

  await test.step('[HD-01] the logo links to the home page', async () => {
    await navigation(page).getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL('/shop/about');
    await banner.getByRole('link', { name: 'Sirkito home' }).click();
    await expect(page).toHaveURL('/shop/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/fits/);
  });
});

test('[HD-03] focus stays on a navigation link when the menus load @nightly', async ({
  open,
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/navigation-menus-*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await open('/shop/home');
  await navigation(page).getByRole('link', { name: 'Categories' }).focus();
  const requested = page.waitForRequest('**/navigation-menus-*.js');
  await page.keyboard.press('Shift');
  await requested;
  gate.resolve();
  await expect(trigger(page, 'Categories')).toBeFocused();
});

test('[HD-02] a link that is pressed while the menus load still works @nightly', async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route('**/navigation-menus-*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/shop/home');
  const deals = navigation(page).getByRole('link', { name: 'Deals' });
  const loaded = page.waitForResponse('**/navigation-menus-*.js');
  await deals.hover();
  await page.mouse.down();
  gate.resolve();
  await (await loaded).finished();
  // Without the wait, the menus would replace the link before the button is released.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 100);
      }),
  );
  await page.mouse.up();
  await expect(page).toHaveURL('/shop/deals');
  await expect(trigger(page, 'Categories')).toBeVisible();
});

test('[HD-07] the menu opens 200 ms after hover and closes 150 ms after leaving @nightly', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/shop/home');
  await navigation(page).getByText('Home').hover();
  await expect(trigger(page, 'Categories')).toBeVisible();
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

test('[HD-05] [HD-06] the header shrinks after 50 px, and Back to top appears after 300 px', async ({
  page,
}) => {
  await page.goto('/shop/home');

  await test.step('search is an icon at 1279 px and a field at 1280 px (part of HD-02)', async () => {
    const search = async () =>
      (await page.getByRole('button', { name: 'Search' }).boundingBox())?.width;
    await page.setViewportSize({ width: 1279, height: 800 });
    await expect.poll(search).toBe(44);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(search).toBeGreaterThan(200);
  });

  await test.step('[HD-05] the content below the header does not move', async () => {
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

  await test.step('[HD-06] Back to top scrolls up and focuses the main content', async () => {
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
});
