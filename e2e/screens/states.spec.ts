import type { Page } from '@playwright/test';
import { openCart } from '../fixtures/cart.ts';
import { placeButton, shopperWithCart } from '../fixtures/checkout.ts';
import { listing } from '../fixtures/listing.ts';
import { listParts, pathOf } from '../fixtures/parts.ts';
import { orderIdOf } from '../fixtures/payment.ts';
import { newPerson, signIn } from '../fixtures/people.ts';
import { test } from '../fixtures/shop-test.ts';
import { leaveInStock } from '../fixtures/stock.ts';
import { query } from '../stack/database.ts';
import { freePort } from '../stack/program.ts';
import { startWeb } from '../stack/servers.ts';
import { take } from './take.ts';

test.use({ expectedComplaints: [/./] });

const products = '**/api/shop/products/get?*';
const sortAnew = (page: Page) =>
  page.getByRole('combobox', { name: /Sort/ }).selectOption('price-hightolow');

test('a listing that is being fetched', async ({ page }) => {
  await page.route(products, () => new Promise(() => {}));
  await take(page, {
    name: 'listing-loading',
    path: '/shop/listing?category=graphics_card',
    act: async () => {
      await sortAnew(page);
      await listing(page).results.locator('[aria-busy=true]').waitFor();
    },
  });
});

test('a listing that cannot be fetched', async ({ page }) => {
  await page.route(products, (route) => route.abort());
  await take(page, {
    name: 'listing-failing',
    path: '/shop/listing?category=graphics_card',
    act: async () => {
      await sortAnew(page);
      await page.getByRole('heading', { name: 'Failed to fetch products' }).waitFor();
    },
  });
});

test('a shop without its API', async ({ page, stage }) => {
  const web = await startWeb(stage, `http://127.0.0.1:${await freePort()}`);
  await take(page, { name: 'failing', path: `${web.url}/shop/home` });
});

test('a search that is being typed', async ({ page }) => {
  await take(page, {
    name: 'suggestions',
    path: '/shop/home',
    act: async () => {
      await page.getByRole('button', { name: 'Search' }).first().click();
      await page.getByRole('combobox', { name: 'Search products' }).fill('gefroce');
      await page.getByRole('option').first().waitFor();
    },
  });
});

test('nothing in stock and long names', async ({ page, request, shop }) => {
  const [part] = await listParts(request, shop.web, 'hubs');
  if (!part) throw new Error('the demo shop has no hubs');
  await query(
    shop.databaseUrl,
    `update product set name = name || ' with four ports of 10 gigabit, power delivery of 100 watts, a braided cable and a stand that folds away'
     where id = $1`,
    [part._id],
  );
  await leaveInStock(shop.databaseUrl, part, 0);
  await take(page, { name: 'product-sold-out', path: pathOf(part) });
  await take(page, {
    name: 'listing-sold-out',
    path: '/shop/listing?category=hubs&availability=out_of_stock',
  });
});

test('somebody who has bought nothing yet', async ({ page, request }) => {
  await signIn(page, await newPerson(request));
  await take(page, { name: 'home-signed-in', path: '/shop/home' });
  await take(page, { name: 'cart-empty', path: '/shop/home', act: openCart });
  await take(page, { name: 'checkout-empty', path: '/shop/checkout' });
  await take(page, { name: 'account-orders-empty', path: '/shop/account?tab=orders' });
});

test('an order to pick up, and its invoice', async ({ page, shop }) => {
  await shopperWithCart(page, { web: shop.web });
  await page.goto('/shop/checkout');
  await page.getByRole('radio', { name: 'Pick up at the shop' }).check();
  await page.getByLabel('Full name').fill('Maria Santos');
  await page.getByLabel('Mobile number').fill('0917 555 0142');
  await page.getByRole('radio', { name: 'Cash at the counter' }).check();
  await take(page, { name: 'checkout-pickup', path: '/shop/checkout' });
  await placeButton(page).click();
  await page.waitForURL('**/shop/account/orders/*');
  await take(page, { name: 'order-pickup', path: page.url() });
  await query(shop.databaseUrl, `update customer_order set payment_status = 'paid' where id = $1`, [
    orderIdOf(page),
  ]);
  await take(page, { name: 'invoice', path: `${page.url()}/invoice` });
});
