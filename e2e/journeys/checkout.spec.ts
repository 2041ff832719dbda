import {
  fillAddress,
  giveNewAddress,
  ordersOf,
  placeButton,
  shopperWithCart,
} from '../fixtures/checkout.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { drawn } from '../fixtures/drawn.ts';
import { mailedPath } from '../fixtures/mailbox.ts';
import { stored } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { leaveInStock } from '../fixtures/stock.ts';
import { query } from '../stack/database.ts';

test.use({ expectedComplaints: [/ERR_FAILED|status of 409/] });

const pesos = (amount: number) =>
  `₱${amount.toLocaleString('en-PH', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

for (const way of ['Cash on delivery', 'Bank transfer']) {
  test(`from the cart to the order by ${way}, with a letter that leads back to it`, async ({
    page,
    shop,
  }) => {
    test.slow();
    const { person, part } = await shopperWithCart(page, { web: shop.web, quantity: 2 });
    await page.goto('/shop/checkout');
    const summary = page.getByRole('complementary', { name: 'Your order' });
    await expect(summary).toContainText(part.name);
    await expect(summary).toContainText('₱75.00');
    await giveNewAddress(page);
    await expect(summary).toContainText('Shipping, Metro Manila');
    await page.getByRole('radio', { name: way }).check();
    await page.getByLabel('A note for the shop').fill('Call before you come');

    await page.reload();
    await expect(page.getByRole('radio', { name: way })).toBeChecked();
    await expect(page.getByRole('radio', { name: /118 Kalayaan Avenue/ })).toBeChecked();
    await expect(page.getByLabel('A note for the shop')).toHaveValue('Call before you come');
    await placeButton(page).click();

    await expect(page).toHaveURL(/\/shop\/account\/orders\/[\w-]{36}$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Thank you, we have your order',
    );
    const [order] = await ordersOf(page);
    await expect(page.getByText(String(order?.orderNumber)).first()).toBeVisible();
    const totals = page.getByRole('complementary', { name: 'Order summary' });
    await expect(totals).toContainText(pesos(order?.total ?? 0));
    await expect(totals).toContainText(/Includes ₱[\d,.]+ VAT/);
    await expect(totals).toContainText('118 Kalayaan Avenue, Pinyahan, Quezon City 1100');
    await expect(totals).toContainText('0917 555 0142');
    await expect(totals).toContainText(way);
    await expect(page.getByRole('region', { name: 'What you ordered' })).toContainText(part.name);

    const path = await mailedPath(page.request, shop.mail, {
      to: person.email,
      page: '/shop/account',
    });
    await page.goto(path);
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
}

test('pressed twice, or sent again after its answer got lost, it is one order', async ({
  page,
  shop,
}) => {
  await shopperWithCart(page, { web: shop.web });
  await page.goto('/shop/checkout');
  await giveNewAddress(page);
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  const keys: (string | undefined)[] = [];
  await page.route('**/api/shop/orders', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The order is placed, and the line breaks before anyone hears of it.
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

test('the second press of a double one does not order at a total that has just appeared', async ({
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

test('the button that orders stays in its place when the parts have been found to fit', async ({
  page,
  shop,
}) => {
  await shopperWithCart(page, { web: shop.web, quantity: 2 });
  await page.goto('/shop/checkout');
  await giveNewAddress(page);
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/assets/cart-fit-*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/shop/checkout');
  await expect(placeButton(page)).toBeEnabled();
  const before = await placeButton(page).boundingBox();
  const looked = page.waitForResponse(/\/api\/shop\/builds\/parts/);
  letCome();
  await (await looked).finished();
  await drawn(page);
  expect(await placeButton(page).boundingBox()).toEqual(before);
});

test('a price that changed meanwhile is shown, and one tap accepts it', async ({ page, shop }) => {
  const { part } = await shopperWithCart(page, { web: shop.web, category: 'adapters' });
  await page.goto('/shop/checkout');
  await giveNewAddress(page);
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  const pays = part.salePrice || part.price;
  // Before the quote is there, the button says the sum of the cart, which is the same.
  await expect(page.getByText('Shipping, Metro Manila').filter({ visible: true })).toBeVisible();
  await expect(placeButton(page)).toHaveText(`Place order, ${pesos(pays + 75)}`);
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
    const said = page.getByText('The price changed while you were here. Nothing was charged.');
    await expect(said).toContainText(`The total is now ${pesos(pays + 85)}.`);
    expect(await ordersOf(page)).toEqual([]);
    await expectAccessible(page);
    await expect(placeButton(page)).toHaveText(`Place order, ${pesos(pays + 85)}`);
    await placeButton(page).click();
    await expect(page).toHaveURL(/\/shop\/account\/orders\//);
    expect(await ordersOf(page)).toMatchObject([{ total: pays + 85 }]);
  } finally {
    await raise(-1_000);
  }
});

test('what is no longer in stock is marked, and put right in one tap', async ({ page, shop }) => {
  const { part } = await shopperWithCart(page, { web: shop.web, category: 'hubs', quantity: 3 });
  await page.goto('/shop/checkout');
  await giveNewAddress(page);
  await page.getByRole('radio', { name: 'Bank transfer' }).check();
  await expect(page.getByText('Shipping, Metro Manila')).toBeVisible();
  await leaveInStock(shop.databaseUrl, part, 2);
  await placeButton(page).click();
  await expect(page.getByText('Some of this is no longer in stock')).toBeVisible();
  await expect(page.getByText('Only 2 items available')).toBeVisible();
  await page.getByRole('button', { name: 'Take 2' }).click();
  await expect(page.getByText('Only 2 items available')).toBeHidden();
  await expect(page.getByText('Some of this is no longer in stock')).toBeHidden();
  // A forced sign-out in this moment would bring this cart back.
  await expect.poll(async () => (await stored(page))['user_cart']).toContain('"quantity":2');
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/shop\/account\/orders\//);
  await leaveInStock(shop.databaseUrl, part, part.totalStock);
});

test('an order is cancelled after asking once more', async ({ page, shop }) => {
  await shopperWithCart(page, { web: shop.web });
  await page.goto('/shop/checkout');
  await giveNewAddress(page);
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await placeButton(page).click();
  const ask = page.getByRole('button', { name: 'Cancel order' });
  await ask.click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep the order' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await ask.click();
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().endsWith('/cancel'))));
  await page.getByRole('button', { name: 'Yes, cancel it' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This order was cancelled');
  await expect(page.getByRole('list', { name: 'Progress' })).toContainText('Cancelled');
  expect(asked).toBe(1);
  await expect(ask).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto('/shop/account?tab=orders');
  await expect(page.getByRole('list', { name: 'Orders' })).toContainText('Cancelled');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('what is missing is led to, and an address that was only typed in is taken', async ({
    page,
    shop,
  }) => {
    await shopperWithCart(page, { web: shop.web });
    await page.goto('/shop/checkout');
    await expect(page.getByLabel('Full name')).toBeVisible();
    await placeButton(page).tap();
    await expect(page.getByLabel('Full name')).toBeFocused();
    await expect(page.getByLabel('Full name')).toBeInViewport();
    await expect(page.getByText('Please give an address')).toBeInViewport();

    await fillAddress(page);
    await placeButton(page).tap();
    await expect(page.getByRole('radio', { name: /118 Kalayaan Avenue/ })).toBeChecked();
    await placeButton(page).tap();
    await expect(page.getByText('Please choose a way to pay')).toBeInViewport();
    await expect(page.getByRole('radio', { name: 'GCash' })).toBeFocused();
    await page.getByRole('radio', { name: 'Cash on delivery' }).check();
    await placeButton(page).tap();
    await expect(page).toHaveURL(/\/orders\/[\w-]{36}$/);
  });
});
