import { expectAccessible } from '../fixtures/accessibility.ts';
import { bearerOf, demoAdmin } from '../fixtures/people.ts';
import {
  control,
  expectPaymentPage,
  heading,
  orderBy,
  orderIdOf,
  payment,
  releaseNow,
} from '../fixtures/payment.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';

// A file that is no picture is refused.
test.use({ expectedComplaints: [/status of 400/] });

for (const way of ['GCash', 'Maya', 'QR Ph', 'Card']) {
  test(`[OR-09] an order is paid by ${way} on the provider's page and confirmed`, async ({
    page,
    shop,
  }) => {
    test.slow();
    await orderBy(page, shop.web, way);
    await expectPaymentPage(page, shop.paymongo, way);
    await expect(page.getByText('Test payments: no real money moves')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Pay ₱/ }).click();
    await expect(page).toHaveURL(/\/shop\/account\/orders\/[\w-]{36}\?paid=1$/);
    await expect(heading(page)).toHaveText('Your order is confirmed');
    await expect(
      page.getByText(/We have your payment of ₱[\d,.]+ by [\w ]+\. Next we pack your parts/),
    ).toBeVisible();
    const progress = page.getByRole('list', { name: 'Progress' });
    await expect(progress).toContainText(`Paid by ${way}`);
    await expect(payment(page)).toBeHidden();
    await expectAccessible(page);
  });
}

test('[OR-09] who comes back without paying is told so and can still pay', async ({
  page,
  shop,
}) => {
  await orderBy(page, shop.web, 'GCash');
  const session = await expectPaymentPage(page, shop.paymongo, 'GCash');
  await page.getByRole('button', { name: 'Cancel and go back to the shop' }).click();
  await expect(payment(page)).toContainText('You came back without paying');
  await expect(heading(page)).toHaveText('Your order waits for its payment');
  await expect(page.locator('a:text("Get help") + button')).toHaveText('Cancel order');
  await expect(payment(page)).toContainText(/set aside for 1[0-4]:\d\d/);
  await expectAccessible(page);
  await page.goto('/shop/account?tab=orders');
  const row = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
  await expect(row).toContainText(/Waiting for the payment, please pay by \w+, \w+ \d+, \d\d:\d\d/);
  await row.getByRole('link').click();
  await page.getByRole('button', { name: /^Pay now, ₱/ }).click();
  expect(await expectPaymentPage(page, shop.paymongo, 'GCash')).toBe(session);
  await page.getByRole('button', { name: /^Pay ₱/ }).click();
  await expect(heading(page)).toHaveText('Your order is confirmed');
});

test('[OR-09] a phone whose clock is fast can pay until the shop says that the time is over', async ({
  page,
  shop,
}) => {
  test.slow();
  await orderBy(page, shop.web, 'GCash');
  await expectPaymentPage(page, shop.paymongo, 'GCash');
  await page.clock.setSystemTime(Date.now() + 20 * 60_000);
  await page.getByRole('button', { name: 'Cancel and go back to the shop' }).click();
  const pay = page.getByRole('button', { name: /^Pay now, ₱/ });
  await expect(pay).toBeVisible();
  await expect(payment(page)).not.toContainText(/set aside for|time to pay is over/);
  await query(
    shop.databaseUrl,
    `update customer_order set hold_until = now() - interval '1 second' where id = $1`,
    [orderIdOf(page)],
  );
  await expect(payment(page)).toContainText('The time to pay is over', { timeout: 20_000 });
  await expect(pay).toBeHidden();
});

test('[OR-09] a payment that fails is said so plainly, and the next one is taken', async ({
  page,
  shop,
}) => {
  await orderBy(page, shop.web, 'Card');
  await expectPaymentPage(page, shop.paymongo, 'Card');
  await page.getByText('Try what can go wrong').click();
  await page.getByRole('button', { name: 'Let the payment fail' }).click();
  await expect(page.getByRole('alert')).toContainText('The payment was declined');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel and go back to the shop' }).click();
  await expect(payment(page)).toContainText('The payment did not go through');
  await expect(payment(page)).toContainText('Nothing was charged');
  await page.getByRole('button', { name: /^Pay again, ₱/ }).click();
  await page.getByRole('button', { name: /^Pay ₱/ }).click();
  await expect(heading(page)).toHaveText('Your order is confirmed');
  await expect(page.getByRole('list', { name: 'Progress' })).toContainText('Payment failed');
});

test('[OR-09] a payment that comes after the order was released brings it back', async ({
  page,
  shop,
}) => {
  test.slow();
  await orderBy(page, shop.web, 'Maya');
  const session = await expectPaymentPage(page, shop.paymongo, 'Maya');
  await page.getByText('Try what can go wrong').click();
  await page.getByRole('button', { name: /^Pay late/ }).click();
  await expect(payment(page)).toContainText('You came back without paying');
  await releaseNow(shop.databaseUrl, orderIdOf(page));
  await expect(heading(page)).toHaveText('This order was cancelled', { timeout: 30_000 });
  await expect(page.getByText(/It was not paid in time/)).toBeVisible();
  await expectAccessible(page);
  await control(shop.paymongo, session, 'late');
  await expect(async () => {
    await page.reload();
    await expect(heading(page)).toHaveText('Your order is confirmed', { timeout: 2_000 });
  }).toPass();
});

test('[OR-09] a bank transfer: the account, a picture as proof, and staff who confirm it', async ({
  page,
  shop,
  request,
}) => {
  await orderBy(page, shop.web, 'Bank transfer');
  await expect(payment(page)).toContainText('Sample Bank');
  await expect(payment(page)).toContainText(/Reference\s*SK-\d+/);
  const picker = page.getByLabel(/^Send a picture/);
  await picker.setInputFiles({
    name: 'transfer.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await expect(payment(page).getByRole('alert')).toContainText('JPEG, PNG or WebP');
  const buffer = await page.screenshot();
  await picker.setInputFiles({ name: 'transfer.png', mimeType: 'image/png', buffer });
  await expect(payment(page)).toContainText('Your picture arrived');
  await expect(payment(page)).toContainText(/set aside until \w+, \w+ \d+, 23:59/);
  await expectAccessible(page);

  const id = orderIdOf(page);
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
  await expect(page.getByText(/We have your payment/)).toBeVisible();
});

test('[OR-09] cash on delivery is asked for at the door, up to a limit that is shown', async ({
  page,
  shop,
}) => {
  await orderBy(page, shop.web, 'up to ₱15,000.00');
  await expect(heading(page)).toHaveText('Thank you, we have your order');
  await expect(page.getByText(/ready in cash when it comes/)).toBeVisible();
  // The face draws a point after a seven into it, unless its figures are all as wide.
  const vat = page.getByText(/^Includes ₱[\d,.]+ VAT$/);
  await expect(vat).toHaveCSS('font-variant-numeric', 'tabular-nums');
  await expect(payment(page)).toBeHidden();
});

test('what is cancelled after it was paid goes back', async ({ page, shop }) => {
  test.slow();
  await orderBy(page, shop.web, 'GCash');
  await page.getByRole('button', { name: /^Pay ₱/ }).click();
  await expect(heading(page)).toHaveText('Your order is confirmed');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText(/What you paid goes back to you/)).toBeVisible();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(heading(page)).toHaveText('This order was cancelled');
  await expect(page.getByText(/₱[\d,.]+ (?:is on its way back|was given back)/)).toBeVisible({
    timeout: 100_000,
  });
});

test('who goes back from the provider to the page as it was left can still pay', async ({
  page,
  shop,
}) => {
  await orderBy(page, shop.web, 'GCash');
  await expectPaymentPage(page, shop.paymongo, 'GCash');
  await page.getByRole('button', { name: 'Cancel and go back to the shop' }).click();
  // An answer without a page: the browser stays where it is, as if it had come back.
  await page.route(`${shop.paymongo}/checkout/**`, (route) => route.fulfill({ status: 204 }));
  const left = page.waitForRequest(`${shop.paymongo}/checkout/**`);
  const pay = page.getByRole('button', { name: /^Pay now, ₱/ });
  await pay.click();
  await left;
  await expect(pay).toBeDisabled();
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(pay).toBeEnabled();
});

test.describe('when the payment cannot be looked up', () => {
  test.use({ expectedComplaints: [/status of 503/] });

  test('the order says so, and asks again when told to', async ({ page, shop }) => {
    const looked = '**/api/payments/orders/*';
    await page.route(looked, (route) => route.fulfill({ status: 503, body: '{}' }));
    await orderBy(page, shop.web, 'Bank transfer');
    await expect(page.getByText('How to pay could not be looked up.')).toBeVisible();
    await expectAccessible(page);
    await page.unroute(looked);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(payment(page)).toContainText('Account number');
  });
});
