import {
  fillAddress,
  addNewAddress,
  openCheckoutWithAddress,
  ordersOf,
  placeButton,
  shopperWithCart,
} from '../fixtures/checkout.ts';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { pesos } from '../fixtures/cart.ts';
import { waitForPaint } from '../fixtures/page/wait-for-paint.ts';
import { waitForEmailLink } from '../fixtures/mailbox.ts';
import { placeOrderViaApi } from '../fixtures/orders.ts';
import { signIn, readLocalStorage } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { setStock } from '../fixtures/stock.ts';
import { query } from '../stack/database.ts';

test.use({ expectedBrowserErrors: [/ERR_FAILED|status of 409/] });

test('a cash-on-delivery order is placed, and its confirmation email links to it', async ({
  page,
  shop,
}) => {
  test.slow();
  const method = 'Cash on delivery';
  const { person, part } = await shopperWithCart(page, { web: shop.web, quantity: 2 });
  await page.goto('/shop/checkout');
  const summary = page.getByRole('complementary', { name: 'Your order' });
  await expect(summary).toContainText(part.name);
  await expect(summary).toContainText('₱75.00');
  await addNewAddress(page);
  await expect(summary).toContainText('Shipping, Metro Manila');
  await page.getByRole('radio', { name: method }).check();
  await page.getByLabel('Order note').fill('Call before you come');

  await page.reload();
  await expect(page.getByRole('radio', { name: method })).toBeChecked();
  await expect(page.getByRole('radio', { name: /118 Kalayaan Avenue/ })).toBeChecked();
  await expect(page.getByLabel('Order note')).toHaveValue('Call before you come');
  await placeButton(page).click();

  await expect(page).toHaveURL(/\/shop\/account\/orders\/[\w-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  const [order] = await ordersOf(page);
  await expect(page.getByText(String(order?.orderNumber)).first()).toBeVisible();
  const totals = page.getByRole('complementary', { name: 'Order summary' });
  await expect(totals).toContainText(pesos(order?.total ?? 0));
  await expect(totals).toContainText(/Includes ₱[\d,.]+ VAT/);
  await expect(totals).toContainText('118 Kalayaan Avenue, Pinyahan, Quezon City 1100');
  await expect(totals).toContainText('0917 555 0142');
  await expect(totals).toContainText(method);
  await expect(page.getByRole('region', { name: 'What you ordered' })).toContainText(part.name);

  const link = { to: person.email, page: '/shop/account' };
  await page.goto(await waitForEmailLink(page.request, shop.mail, link));
  await expect(page.getByText(String(order?.orderNumber)).first()).toBeVisible();

  await page.goto('/shop/account?tab=orders');
  const orders = page.getByRole('list', { name: 'Orders' });
  await expect(orders.getByRole('listitem')).toHaveCount(1);
  await expect(orders).toContainText('Placed');
  await expect(orders).toContainText(pesos(order?.total ?? 0));
  await expectAccessible(page);
  await page.goto('/shop/checkout');
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('a bank transfer order shows its method and is linked by email @nightly', async ({
  page,
  shop,
}) => {
  const { person } = await shopperWithCart(page, { web: shop.web });
  await openCheckoutWithAddress(page);
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await placeButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
  const totals = page.getByRole('complementary', { name: 'Order summary' });
  await expect(totals).toContainText('Bank transfer');
  const link = { to: person.email, page: '/shop/account' };
  expect(await waitForEmailLink(page.request, shop.mail, link)).toBe(new URL(page.url()).pathname);
});

test('a double click or a lost response places one order', async ({ page, shop }) => {
  await shopperWithCart(page, { web: shop.web });
  await openCheckoutWithAddress(page);
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  const keys: (string | undefined)[] = [];
  await page.route('**/api/shop/orders', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The order is placed but its response is lost.
    if (keys.length === 1) {
      await route.fetch();
      await route.abort();
    } else await route.continue();
  });
  await placeButton(page).dblclick();
  await expect.poll(() => keys.length).toBeGreaterThan(0);
  await page.reload();
  await expect(page).toHaveURL(/\/shop\/account\/orders\//);
  expect(new Set(keys).size).toBe(1);
  expect(keys.length).toBeGreaterThan(1);
  expect(await ordersOf(page)).toHaveLength(1);
});

test('the second click of a double click does not accept a total that just changed @nightly', async ({
  page,
  shop,
}) => {
  await shopperWithCart(page, { web: shop.web });
  await page.goto('/shop/checkout');
  await fillAddress(page, { isInManila: false });
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await placeButton(page).evaluate((button: HTMLButtonElement) => {
    const before = button.textContent;
    new MutationObserver((_changes, observer) => {
      if (button.textContent === before) return;
      observer.disconnect();
      button.click();
    }).observe(button, { characterData: true, childList: true, subtree: true });
  });
  const sent: string[] = [];
  page.on('request', (call) => sent.push(`${call.method()} ${new URL(call.url()).pathname}`));
  await placeButton(page).click();
  await expect(page.getByText('Shipping, Visayas').filter({ visible: true })).toBeVisible();
  await expect(placeButton(page)).toBeEnabled();
  expect(sent).toContain('GET /api/shop/orders/quote');
  expect(sent).not.toContain('POST /api/shop/orders');
});

test('the order button does not move when the compatibility check arrives @nightly', async ({
  page,
  shop,
}) => {
  await shopperWithCart(page, { web: shop.web, quantity: 2 });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/cart-fit-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await openCheckoutWithAddress(page);
  // After the quote only the compatibility check is pending.
  await expect(page.getByText('Shipping, Metro Manila').filter({ visible: true })).toBeVisible();
  await expect(placeButton(page)).toBeEnabled();
  const before = await placeButton(page).boundingBox();
  const checked = page.waitForResponse(/\/api\/shop\/builds\/parts/);
  release();
  await (await checked).finished();
  await waitForPaint(page);
  expect(await placeButton(page).boundingBox()).toEqual(before);
});

test('a changed price is shown and accepted with one tap', async ({ page, shop }) => {
  const { part } = await shopperWithCart(page, { web: shop.web, category: 'adapters' });
  await openCheckoutWithAddress(page);
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  const unitPrice = part.salePrice || part.price;
  // Before the quote the button shows the cart total, which is equal.
  await expect(page.getByText('Shipping, Metro Manila').filter({ visible: true })).toBeVisible();
  await expect(placeButton(page)).toHaveText(`Place order, ${pesos(unitPrice + 75)}`);
  const raise = (centavos: number) =>
    query(
      shop.databaseUrl,
      `update product set price_centavos = price_centavos + $2,
         sale_price_centavos = sale_price_centavos + $2 where id = $1`,
      [part._id, centavos],
    );
  await raise(1_000);
  try {
    await placeButton(page).click();
    const notice = page.getByText('The price changed while you were here. Nothing was charged.');
    await expect(notice).toContainText(
      `The total is now ${pesos(unitPrice + 85).replace('.00', '')}.`,
    );
    expect(await ordersOf(page)).toEqual([]);
    await expectAccessible(page, { within: notice });
    await expect(placeButton(page)).toHaveText(`Place order, ${pesos(unitPrice + 85)}`);
    await placeButton(page).click();
    await expect(page).toHaveURL(/\/shop\/account\/orders\//);
    expect(await ordersOf(page)).toMatchObject([{ total: unitPrice + 85 }]);
  } finally {
    await raise(-1_000);
  }
});

test('an out-of-stock item is marked and corrected with one tap @nightly', async ({
  page,
  shop,
}) => {
  const { part } = await shopperWithCart(page, { web: shop.web, category: 'hubs', quantity: 3 });
  await openCheckoutWithAddress(page);
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await expect(page.getByText('Shipping, Metro Manila')).toBeVisible();
  await setStock(shop.databaseUrl, part, 2);
  await placeButton(page).click();
  await expect(page.getByText('Some items are out of stock')).toBeVisible();
  await expect(page.getByText('Only 2 left')).toBeVisible();
  await page.getByRole('button', { name: 'Change to 2' }).click();
  await expect(page.getByText('Only 2 left')).toBeHidden();
  await expect(page.getByText('Some items are out of stock')).toBeHidden();
  // A forced sign-out now would restore this cart.
  await expect
    .poll(async () => (await readLocalStorage(page))['user_cart'])
    .toContain('"quantity":2');
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/shop\/account\/orders\//);
  await setStock(shop.databaseUrl, part, part.totalStock);
});

test('cancelling an order asks for confirmation @nightly', async ({ page, request, shop }) => {
  const { person, order } = await placeOrderViaApi(request, { web: shop.web });
  await signIn(page, person);
  await page.goto(`/shop/account/orders/${order._id}`);
  const cancel = page.getByRole('button', { name: 'Cancel order' });
  await cancel.click();
  await expectAccessible(page, { within: page.getByRole('dialog') });
  await page.getByRole('button', { name: 'Keep order' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await cancel.click();
  let requests = 0;
  page.on('request', (call) => (requests += Number(call.url().endsWith('/cancel'))));
  await page.getByRole('button', { name: 'Yes, cancel it' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order was cancelled');
  await expect(page.getByRole('list', { name: 'Progress' })).toContainText('Cancelled');
  expect(requests).toBe(1);
  await expect(cancel).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto('/shop/account?tab=orders');
  await expect(page.getByRole('list', { name: 'Orders' })).toContainText('Cancelled');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('missing fields get the focus, and an unsaved address is used @nightly', async ({
    page,
    shop,
  }) => {
    await shopperWithCart(page, { web: shop.web });
    await page.goto('/shop/checkout');
    await expect(page.getByLabel('Full name')).toBeVisible();
    await placeButton(page).tap();
    await expect(page.getByLabel('Full name')).toBeFocused();
    await expect(page.getByLabel('Full name')).toBeInViewport();
    await expect(page.getByText('Enter a delivery address')).toBeInViewport();

    await fillAddress(page);
    await placeButton(page).tap();
    await expect(page.getByRole('radio', { name: /118 Kalayaan Avenue/ })).toBeChecked();
    await placeButton(page).tap();
    await expect(page.getByText('Choose a payment method')).toBeInViewport();
    await expect(page.getByRole('radio', { name: 'GCash' })).toBeFocused();
    await page.getByRole('radio', { name: 'Cash on delivery' }).check();
    await placeButton(page).tap();
    await expect(page).toHaveURL(/\/orders\/[\w-]{36}$/);
  });
});
