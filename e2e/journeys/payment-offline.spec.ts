import type { Page } from '@playwright/test';
import { ordersOf, placeButton, shopperWithCart } from '../fixtures/checkout.ts';
import { addAddress } from '../fixtures/orders.ts';
import { expectPaymentPage, heading, openPaymentPage, orderIdOf } from '../fixtures/payment.ts';
import { bearerOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';

// The placed order emptied the cart, so its quote returns 409 after reconnecting.
test.use({ expectedBrowserErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 409/] });

const paymentsOf = async (databaseUrl: string, page: Page): Promise<unknown[]> => {
  const statement = 'select status from payment where order_id = $1';
  return (await query(databaseUrl, statement, [orderIdOf(page)])).rows as unknown[];
};

for (const isReceived of [true, false]) {
  const when = isReceived ? 'after the order was placed' : 'before the order arrived';
  test(`a connection lost ${when} leaves one order and one payment @nightly`, async ({
    page,
    context,
    shop,
  }) => {
    test.slow();
    await shopperWithCart(page, { web: shop.web });
    await addAddress(page.request, await bearerOf(page));
    await page.goto('/shop/checkout');
    await page.getByRole('radio', { name: 'GCash' }).check();
    await expect(placeButton(page)).toBeEnabled();
    await page.route('**/api/shop/orders', async (route) => {
      if (isReceived) await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await placeButton(page).click();
    const notice = page.getByText(/We lost the connection.*We won't place your order twice/);
    await expect(notice).toBeVisible();
    await page.unroute('**/api/shop/orders');
    await placeButton(page).click();
    await expect(notice).toBeVisible();

    await context.setOffline(false);
    // A placed order is found automatically; otherwise the button sends it again.
    if (!isReceived) await placeButton(page).click();
    await expectPaymentPage(page, shop.paymongo, 'GCash');
    await page.getByRole('button', { name: /^Pay ₱/ }).click();
    await expect(heading(page)).toHaveText('Your order is confirmed');
    expect(await ordersOf(page)).toHaveLength(1);
    expect(await paymentsOf(shop.databaseUrl, page)).toEqual([{ status: 'paid' }]);
  });
}

test('a connection lost on return from payment shows the order as paid on the next visit @nightly', async ({
  page,
  shop,
}) => {
  test.slow();
  await openPaymentPage(page, shop.web, 'qrph');
  await expectPaymentPage(page, shop.paymongo, 'QR Ph');
  await page.route(`${shop.paymongo}/checkout/**`, async (route) => {
    // The payment succeeds but the redirect is lost.
    await route.fetch({ maxRedirects: 0 });
    await route.abort('internetdisconnected');
  });
  await page.getByRole('button', { name: /^Pay ₱/ }).click();
  await page.waitForURL('chrome-error://chromewebdata/');
  await page.goto('/shop/account?tab=orders');
  const orders = page.getByRole('list', { name: 'Orders' });
  await orders.getByRole('link').click();
  await expect(heading(page)).toHaveText('Your order is confirmed');
  await expect(page.getByText(/We've received your payment of ₱/)).toBeVisible();
  expect(await ordersOf(page)).toHaveLength(1);
  expect(await paymentsOf(shop.databaseUrl, page)).toEqual([{ status: 'paid' }]);
});

test('the order page reports an outage after payment and recovers automatically @nightly', async ({
  page,
  shop,
}) => {
  test.slow();
  await openPaymentPage(page, shop.web, 'card');
  await expectPaymentPage(page, shop.paymongo, 'Card');
  const orderRequests = /\/api\/shop\/orders\/[\w-]{36}$/;
  await page.route(orderRequests, (route) => route.abort());
  await page.getByRole('button', { name: /^Pay ₱/ }).click();
  await expect(heading(page)).toHaveText(/We can't reach the shop right now/);
  await expect(page.getByText('Your payment is safe')).toBeVisible();
  await page.unroute(orderRequests);
  await expect(heading(page)).toHaveText('Your order is confirmed', { timeout: 20_000 });
  expect(await paymentsOf(shop.databaseUrl, page)).toEqual([{ status: 'paid' }]);
});
