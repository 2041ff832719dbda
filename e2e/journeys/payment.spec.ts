import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { addToCart } from '../fixtures/cart.ts';
import { placeButton, shopperWithCart } from '../fixtures/checkout.ts';
import { addAddress } from '../fixtures/orders.ts';
import {
  controlPaymongo,
  expectPaymentPage,
  heading,
  openPaymentPage,
  checkOutWith,
  orderIdOf,
  payment,
  placeOrder,
  releaseHoldNow,
} from '../fixtures/payment.ts';
import { bearerOf, demoAdmin } from '../fixtures/people.ts';
import { runScheduledJob } from '../fixtures/scheduled-jobs.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';

// A file that is not an image returns 400.
test.use({ expectedBrowserErrors: [/status of 400/] });

test('[OR-09] every online payment method confirms the order', async ({ page, shop }) => {
  test.slow();
  const { part } = await shopperWithCart(page, { web: shop.web });
  await addAddress(page.request, await bearerOf(page));
  const methods = [
    ['GCash', 'with GCash'],
    ['Maya', 'with Maya'],
    ['QR Ph', 'with QR Ph'],
    ['Card', 'by card'],
  ] as const;
  for (const [index, [method, paid]] of methods.entries()) {
    await test.step(method, async () => {
      if (index > 0) await addToCart(page, part);
      await page.goto('/shop/checkout');
      await page.getByRole('radio', { name: method }).check();
      await placeButton(page).click();
      await expectPaymentPage(page, shop.paymongo, method);
      await expect(page.getByText('Test payments: no real money moves')).toBeVisible();
      if (index === 0) await expectAccessible(page);
      await page.getByRole('button', { name: /^Pay ₱/ }).click();
      await expect(page).toHaveURL(/\/shop\/account\/orders\/[\w-]{36}\?paid=1$/);
      await expect(heading(page)).toHaveText('Your order is confirmed');
      await expect(
        page.getByText(
          /We've received your payment of ₱[\d,.]+ (?:with|by) [\w ]+\. Next, we'll pack your order/,
        ),
      ).toBeVisible();
      const progress = page.getByRole('list', { name: 'Progress' });
      await expect(progress).toContainText(`Paid ${paid}`);
      await expect(payment(page)).toBeHidden();
      if (index === 0) await expectAccessible(page);
    });
  }
});

test('[OR-09] an abandoned payment is reported and can be resumed @nightly', async ({
  page,
  shop,
}) => {
  await openPaymentPage(page, shop.web, 'gcash');
  const session = await expectPaymentPage(page, shop.paymongo, 'GCash');
  await page.getByRole('button', { name: 'Cancel and go back to the shop' }).click();
  await expect(payment(page)).toContainText('Payment not completed');
  await expect(heading(page)).toHaveText('Awaiting payment');
  await expect(page.locator('a:text("Get help") + button')).toHaveText('Cancel order');
  await expect(payment(page)).toContainText(/reserved: 1[0-4] min \d\d s left/);
  await expectAccessible(page, { within: payment(page) });
  await page.goto('/shop/account?tab=orders');
  const row = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
  await expect(row).toContainText(
    /Awaiting payment, please pay by \w+, \w+ \d+, (?:\d{4}, )?\d+:\d\d [AP]M/,
  );
  await row.getByRole('link').click();
  await page.getByRole('button', { name: /^Pay now, ₱/ }).click();
  expect(await expectPaymentPage(page, shop.paymongo, 'GCash')).toBe(session);
  await page.getByRole('button', { name: /^Pay ₱/ }).click();
  await expect(heading(page)).toHaveText('Your order is confirmed');
});

test('[OR-09] the payment deadline follows the server clock, not the device clock @nightly', async ({
  page,
  shop,
}) => {
  test.slow();
  await openPaymentPage(page, shop.web, 'gcash');
  await expectPaymentPage(page, shop.paymongo, 'GCash');
  await page.clock.setSystemTime(Date.now() + 20 * 60_000);
  await page.getByRole('button', { name: 'Cancel and go back to the shop' }).click();
  const pay = page.getByRole('button', { name: /^Pay now, ₱/ });
  await expect(pay).toBeVisible();
  await expect(payment(page)).not.toContainText(/reserved:|time to pay has run out/);
  await query(
    shop.databaseUrl,
    `update customer_order set hold_until = now() - interval '1 second' where id = $1`,
    [orderIdOf(page)],
  );
  await expect(payment(page)).toContainText('The time to pay has run out', { timeout: 20_000 });
  await expect(pay).toBeHidden();
});

test('[OR-09] a declined payment is reported, and the next attempt succeeds', async ({
  page,
  shop,
}) => {
  await openPaymentPage(page, shop.web, 'card');
  await expectPaymentPage(page, shop.paymongo, 'Card');
  await page.getByText('Test other outcomes').click();
  await page.getByRole('button', { name: 'Decline the payment' }).click();
  const declined = page.getByRole('alert');
  await expect(declined).toContainText('The payment was declined');
  await expectAccessible(page, { within: declined });
  await page.getByRole('button', { name: 'Cancel and go back to the shop' }).click();
  await expect(payment(page)).toContainText("Your payment didn't go through");
  await expect(payment(page)).toContainText('Nothing was charged');
  await page.getByRole('button', { name: /^Pay again, ₱/ }).click();
  await page.getByRole('button', { name: /^Pay ₱/ }).click();
  await expect(heading(page)).toHaveText('Your order is confirmed');
  await expect(page.getByRole('list', { name: 'Progress' })).toContainText('Payment failed');
});

test('[OR-09] a late payment reopens a cancelled order @nightly', async ({ page, shop }) => {
  test.slow();
  await openPaymentPage(page, shop.web, 'maya');
  const session = await expectPaymentPage(page, shop.paymongo, 'Maya');
  await page.getByText('Test other outcomes').click();
  await page.getByRole('button', { name: /^Pay late/ }).click();
  await expect(payment(page)).toContainText('Payment not completed');
  await releaseHoldNow(shop.databaseUrl, orderIdOf(page));
  await expect(heading(page)).toHaveText('Your order was cancelled', { timeout: 30_000 });
  await expect(page.getByText(/We didn't receive your payment in time/)).toBeVisible();
  await expectAccessible(page, { within: page.getByRole('main') });
  await controlPaymongo(shop.paymongo, session, 'late');
  const headers = await bearerOf(page);
  const paymentStatus = async () => {
    const reply = await page.request.get(`/api/shop/orders/${orderIdOf(page)}`, { headers });
    return ((await reply.json()) as { order: { paymentStatus: string } }).order.paymentStatus;
  };
  await expect.poll(paymentStatus).toBe('paid');
  await page.reload();
  await expect(heading(page)).toHaveText('Your order is confirmed');
});

test('[OR-09] a bank transfer shows the account, accepts an image as proof and is confirmed by staff', async ({
  page,
  shop,
  request,
}) => {
  const id = await placeOrder(page, shop.web, 'bank_transfer');
  await page.goto(`/shop/account/orders/${id}`);
  await expect(payment(page)).toContainText('Sample Bank');
  await expect(payment(page)).toContainText(/Reference\s*SK-\d+/);
  const picker = page.getByLabel(/^Send proof/);
  await picker.setInputFiles({
    name: 'transfer.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(payment(page).getByRole('alert')).toContainText('JPEG, PNG or WebP');
  const buffer = await page.screenshot();
  await picker.setInputFiles({ name: 'transfer.png', mimeType: 'image/png', buffer });
  await expect(payment(page)).toContainText('Proof of payment received');
  await expect(payment(page)).toContainText(/reserved until \w+, \w+ \d+, (?:\d{4}, )?11:59 PM/);
  await expectAccessible(page, { within: payment(page) });

  const own = await page.request.get(`/api/shop/orders/${id}`, { headers: await bearerOf(page) });
  const { order } = (await own.json()) as { order: { total: number } };
  const signedIn = await request.post('/api/auth/admin-login', { data: demoAdmin });
  const { token } = (await signedIn.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const data = { reference: `BPI ${id}`, amount: order.total };
  const reply = await request.post(`/api/admin/orders/${id}/confirm-payment`, { headers, data });
  expect(reply.status(), await reply.text()).toBe(200);
  await page.reload();
  await expect(heading(page)).toHaveText('Your order is confirmed');
  await expect(page.getByText(/We've received your payment/)).toBeVisible();
});

test('[OR-09] cash on delivery is offered up to the limit shown @nightly', async ({
  page,
  shop,
}) => {
  await checkOutWith(page, shop.web, 'Up to ₱15,000');
  await expect(heading(page)).toHaveText('Thank you for your order');
  await expect(page.getByText(/in cash ready on delivery/)).toBeVisible();
  // Proportional figures kern the decimal point into a preceding 7.
  const vat = page.getByText(/^Includes ₱[\d,.]+ VAT$/);
  await expect(vat).toHaveCSS('font-variant-numeric', 'tabular-nums');
  await expect(payment(page)).toBeHidden();
});

test('cancelling a paid order refunds it @nightly', async ({ page, shop }) => {
  test.slow();
  await openPaymentPage(page, shop.web, 'gcash');
  await page.getByRole('button', { name: /^Pay ₱/ }).click();
  await expect(heading(page)).toHaveText('Your order is confirmed');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText(/We'll refund your payment/)).toBeVisible();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(heading(page)).toHaveText('Your order was cancelled');
  await runScheduledJob(shop.databaseUrl, 'payments.poll_open_payments');
  await expect(page.getByText(/refund of ₱[\d,.]+ is (?:on its way|complete)/)).toBeVisible({
    timeout: 100_000,
  });
});

test('the pay button works again after browser Back from the provider @nightly', async ({
  page,
  shop,
}) => {
  await openPaymentPage(page, shop.web, 'gcash');
  await expectPaymentPage(page, shop.paymongo, 'GCash');
  await page.getByRole('button', { name: 'Cancel and go back to the shop' }).click();
  // 204 keeps the browser on the page, as after Back.
  await page.route(`${shop.paymongo}/checkout/**`, (route) => route.fulfill({ status: 204 }));
  const leaving = page.waitForRequest(`${shop.paymongo}/checkout/**`);
  const pay = page.getByRole('button', { name: /^Pay now, ₱/ });
  await pay.click();
  await leaving;
  await expect(pay).toBeDisabled();
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(pay).toBeEnabled();
});

test.describe('when payment details fail to load', () => {
  test.use({ expectedBrowserErrors: [/status of 503/] });

  test('the order page shows an error and can retry @nightly', async ({ page, shop }) => {
    const paymentRequests = '**/api/payments/orders/*';
    await page.route(paymentRequests, (route) => route.fulfill({ status: 503, body: '{}' }));
    const id = await placeOrder(page, shop.web, 'bank_transfer');
    await page.goto(`/shop/account/orders/${id}`);
    await expect(page.getByText("Couldn't load the payment details.")).toBeVisible();
    await expectAccessible(page, { within: page.getByRole('main') });
    await page.unroute(paymentRequests);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(payment(page)).toContainText('Account number');
  });
});
