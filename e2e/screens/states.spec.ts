import type { Page } from '@playwright/test';
import { openCart } from '../fixtures/cart.ts';
import { placeButton, shopperWithCart } from '../fixtures/checkout.ts';
import { listing } from '../fixtures/listing.ts';
import { findPart, saveBuild } from '../fixtures/page/fit.ts';
import { listParts, pathOf } from '../fixtures/parts.ts';
import { confirmPayment, orderIdOf } from '../fixtures/payment.ts';
import { newPerson, signIn } from '../fixtures/people.ts';
import { test } from '../fixtures/shop-test.ts';
import { setStock } from '../fixtures/stock.ts';
import { query } from '../stack/database.ts';
import { freePort } from '../../scripts/services/ports/free-port.ts';
import { startWeb } from '../stack/servers.ts';
import { takeScreenshots } from './take-screenshots.ts';

test.use({ expectedBrowserErrors: [/./] });

const products = '**/api/shop/products/get?*';
const changeSort = (page: Page) =>
  page.getByRole('combobox', { name: /Sort/ }).selectOption('price-hightolow');

test('loading listing', async ({ page }) => {
  await page.route(products, () => new Promise(() => {}));
  await takeScreenshots(page, {
    name: 'listing-loading',
    path: '/shop/listing?category=graphics_card',
    act: async () => {
      await changeSort(page);
      await listing(page).results.locator('[aria-busy=true]').waitFor();
    },
  });
});

test('failed listing', async ({ page }) => {
  await page.route(products, (route) => route.abort());
  await takeScreenshots(page, {
    name: 'listing-failing',
    path: '/shop/listing?category=graphics_card',
    act: async () => {
      await changeSort(page);
      await page.getByRole('heading', { name: "Couldn't load products" }).waitFor();
    },
  });
});

test('error page without the API', async ({ page, stage }) => {
  const web = await startWeb(stage, `http://127.0.0.1:${await freePort()}`);
  await takeScreenshots(page, { name: 'failing', path: `${web.url}/shop/home` });
});

test('search suggestions', async ({ page }) => {
  await takeScreenshots(page, {
    name: 'suggestions',
    path: '/shop/home',
    act: async () => {
      await page.getByRole('button', { name: 'Search' }).first().click();
      await page.getByRole('combobox', { name: 'Search products' }).fill('gefroce');
      await page.getByRole('option').first().waitFor();
    },
  });
});

test('a build in progress', async ({ page }) => {
  await page.goto('/robots.txt');
  const names = ['AMD Ryzen 7 9800X3D', 'MSI PRO B850M-A WIFI', 'ASUS Dual GeForce RTX 5070 OC'];
  await saveBuild(page, await Promise.all(names.map((name) => findPart(page, name))));
  await takeScreenshots(page, { name: 'builder-started', path: '/shop/builder' });
  await takeScreenshots(page, {
    name: 'listing-build',
    path: '/shop/listing?category=memory',
  });
  await takeScreenshots(page, { name: 'menu', path: '/shop/home', act: openMenu });
});

/** Opens the category menu, or the drawer on phones. */
async function openMenu(page: Page): Promise<void> {
  const drawer = page.locator('.menu-sheet > summary');
  if (await drawer.isVisible()) return drawer.click();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByText('Home').hover();
  await navigation.getByRole('button', { name: 'Categories' }).hover();
  await navigation.getByRole('link', { name: 'Motherboards' }).waitFor();
}

test('out-of-stock product with a long name', async ({ page, request, shop }) => {
  const [part] = await listParts(request, shop.web, 'hubs');
  if (!part) throw new Error('the demo shop has no hubs');
  await query(
    shop.databaseUrl,
    `update product set name = name || ' with four ports of 10 gigabit, power delivery of 100 watts, a braided cable and a stand that folds away'
     where id = $1`,
    [part._id],
  );
  await setStock(shop.databaseUrl, part, 0);
  await takeScreenshots(page, { name: 'product-sold-out', path: pathOf(part) });
  await takeScreenshots(page, {
    name: 'listing-sold-out',
    path: '/shop/listing?category=hubs&availability=out_of_stock',
  });
});

test('empty states of a new customer', async ({ page, request }) => {
  await signIn(page, await newPerson(request));
  await takeScreenshots(page, { name: 'home-signed-in', path: '/shop/home' });
  await takeScreenshots(page, { name: 'cart-empty', path: '/shop/home', act: openCart });
  await takeScreenshots(page, { name: 'checkout-empty', path: '/shop/checkout' });
  await takeScreenshots(page, { name: 'account-orders-empty', path: '/shop/account?tab=orders' });
});

test('pick-up order and its invoice', async ({ page, request, shop }) => {
  await shopperWithCart(page, { web: shop.web });
  await page.goto('/shop/checkout');
  await page.getByRole('radio', { name: 'Pick up at the shop' }).check();
  await page.getByLabel('Full name').fill('Maria Santos');
  await page.getByLabel('Mobile number').fill('0917 555 0142');
  await page.getByRole('radio', { name: 'Cash at the counter' }).check();
  await takeScreenshots(page, { name: 'checkout-pickup', path: '/shop/checkout' });
  await placeButton(page).click();
  await page.waitForURL('**/shop/account/orders/*');
  await takeScreenshots(page, { name: 'order-pickup', path: page.url() });
  await confirmPayment(request, orderIdOf(page));
  await takeScreenshots(page, { name: 'invoice', path: `${page.url()}/invoice` });
});
