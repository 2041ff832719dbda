import type { Page } from '@playwright/test';
import { giveNewAddress, ordersOf, placeButton, shopperWithCart } from '../fixtures/checkout.ts';
import { expectPaymentPage, heading, orderBy, orderIdOf } from '../fixtures/payment.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';

// What was placed has left the cart, so that its price is refused when the line is back.
test.use({ expectedComplaints: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 409/] });

const paymentsOf = async (databaseUrl: string, page: Page): Promise<unknown[]> => {
  const statement = 'select status from payment where order_id = $1';
  return (await query(databaseUrl, statement, [orderIdOf(page)])).rows as unknown[];
};

for (const isTold of [true, false]) {
  const what = isTold ? 'after the order was placed' : 'before the shop heard of it';
  test(`the line breaks while the order is placed, ${what}: one order, one payment`, async ({
    page,
    context,
    shop,
  }) => {
    test.slow();
    await shopperWithCart(page, { web: shop.web });
    await page.goto('/shop/checkout');
    await giveNewAddress(page);
    await page.getByRole('radio', { name: 'GCash' }).check();
    await expect(placeButton(page)).toBeEnabled();
    await page.route('**/api/shop/orders', async (route) => {
      if (isTold) await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await placeButton(page).click();
    const said = page.getByText(/We did not hear back.*never two/);
    await expect(said).toBeVisible();
    await page.unroute('**/api/shop/orders');
    await placeButton(page).click();
    await expect(said).toBeVisible();

    await context.setOffline(false);
    // An order that was placed is found by itself; one that was not is sent by pressing once more.
    if (!isTold) await placeButton(page).click();
    await expectPaymentPage(page, shop.paymongo, 'GCash');
    await page.getByRole('button', { name: /^Pay ₱/ }).click();
    await expect(heading(page)).toHaveText('Your order is confirmed');
    expect(await ordersOf(page)).toHaveLength(1);
    expect(await paymentsOf(shop.databaseUrl, page)).toEqual([{ status: 'paid' }]);
  });
}

test('the line breaks on the way back from paying: the next look tells that it is paid', async ({
  page,
  shop,
}) => {
  test.slow();
  await orderBy(page, shop.web, 'QR Ph');
  await expectPaymentPage(page, shop.paymongo, 'QR Ph');
  await page.route(`${shop.paymongo}/checkout/**`, async (route) => {
    // The money is taken, and the line breaks before the browser hears where to go.
    await route.fetch({ maxRedirects: 0 });
    await route.abort('internetdisconnected');
  });
  await page.getByRole('button', { name: /^Pay ₱/ }).click();
  await page.waitForURL('chrome-error://chromewebdata/');
  await page.goto('/shop/account?tab=orders');
  const orders = page.getByRole('list', { name: 'Orders' });
  await orders.getByRole('link').click();
  await expect(heading(page)).toHaveText('Your order is confirmed');
  await expect(page.getByText(/We have your payment of ₱/)).toBeVisible();
  expect(await ordersOf(page)).toHaveLength(1);
  expect(await paymentsOf(shop.databaseUrl, page)).toEqual([{ status: 'paid' }]);
});

test('the shop is away when the payer is back: the page says so and comes by itself', async ({
  page,
  shop,
}) => {
  test.slow();
  await orderBy(page, shop.web, 'Card');
  await expectPaymentPage(page, shop.paymongo, 'Card');
  const one = /\/api\/shop\/orders\/[\w-]{36}$/;
  await page.route(one, (route) => route.abort());
  await page.getByRole('button', { name: /^Pay ₱/ }).click();
  await expect(heading(page)).toHaveText(/The shop cannot answer right now/);
  await expect(page.getByText('Your payment is safe')).toBeVisible();
  await page.unroute(one);
  await expect(heading(page)).toHaveText('Your order is confirmed', { timeout: 20_000 });
  expect(await paymentsOf(shop.databaseUrl, page)).toEqual([{ status: 'paid' }]);
});
