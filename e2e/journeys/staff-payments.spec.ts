import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { placeOrderViaApi, type CustomerOrder } from '../fixtures/orders.ts';
import { heading, pay, payment } from '../fixtures/payment.ts';
import { bearerOf, signIn, signInStaff } from '../fixtures/people.ts';
import { pixel } from '../fixtures/page/pixel.ts';
import { expect, test } from '../fixtures/shop-test.ts';

// A wrong transfer amount and a refund that is too large.
test.use({ expectedBrowserErrors: [/status of 409|ERR_FAILED/] });

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

const orderPage = ({ order }: CustomerOrder) => `/shop/account/orders/${order._id}`;

test('staff view the proof of a bank transfer, confirm the payment and start packing @nightly', async ({
  page: staff,
  request,
  shop,
}) => {
  test.slow();
  const customerOrder = await placeOrderViaApi(request, {
    web: shop.web,
    paymentMethod: 'bank_transfer',
  });
  const { order, person, headers } = customerOrder;
  const sent = await request.post(`/api/payments/orders/${order._id}/proof`, {
    headers,
    data: { picture: pixel.toString('base64') },
  });
  expect(sent.status(), await sent.text()).toBe(200);

  await signInStaff(staff);
  await staff.goto(`/admin/orders?search=${order.orderNumber}`);
  await expect(staff.getByRole('row').last()).toContainText('Proof received');
  await expectAccessible(staff, { within: staff.getByRole('table') });
  await staff.getByRole('link', { name: order.orderNumber }).click();
  await expect(payment(staff)).toContainText('Awaiting');
  await expect(staff.getByRole('button', { name: 'Confirm order' })).toBeDisabled();
  await press(staff, /^Proof of payment/);
  const proof = staff
    .getByRole('dialog')
    .getByRole('img', { name: 'Proof of payment sent by the customer' });
  await expect(proof).toBeVisible();
  expect(await proof.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(staff, { within: staff.getByRole('dialog') });
  await press(staff, 'Close');

  await press(staff, 'Confirm transfer');
  const form = staff.getByRole('form', { name: 'Confirm transfer' });
  await press(staff, 'Confirm payment');
  await expect(form).toContainText('Enter the bank reference');
  await form.getByLabel('Reference').fill(`BPI ${order._id}`);
  const amount = form.getByLabel('Amount (₱)');
  const total = await amount.inputValue();
  await amount.fill('1');
  await press(staff, 'Confirm payment');
  await expect(form.getByRole('alert')).toContainText('Enter that amount to confirm the payment');
  await expectAccessible(staff, { within: form });
  await amount.fill(total);
  await press(staff, 'Confirm payment');
  await expect(form).toBeHidden();
  await expect(payment(staff)).toContainText('Paid');
  await expect(staff.getByRole('list', { name: 'Payments and refunds' })).toContainText(
    `BPI ${order._id}`,
  );
  await press(staff, 'Start packing');
  await expect(staff.getByRole('button', { name: 'Ship order' })).toBeVisible();
  const shopper = staff;
  await signIn(shopper, person);
  await shopper.goto(orderPage(customerOrder));
  await expect(shopper.getByRole('list', { name: 'Progress' })).toContainText(
    'Paid by bank transfer',
  );
});

test('a cancel form opened before the payment does not cancel the paid order @nightly', async ({
  page: staff,
  request,
  shop,
}) => {
  const { order } = await placeOrderViaApi(request, {
    web: shop.web,
    paymentMethod: 'bank_transfer',
  });
  await signInStaff(staff);
  await staff.goto(`/admin/orders/${order._id}`);
  await expect(payment(staff)).toContainText('Awaiting');
  await press(staff, 'Cancel order');
  await staff.getByLabel('Reason').fill('No money came');
  const confirmed = await staff.request.post(`/api/admin/orders/${order._id}/confirm-payment`, {
    headers: await bearerOf(staff),
    data: { reference: `BPI ${order._id}`, amount: order.total },
  });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  // The page updates live while the form is open.
  await expect(payment(staff)).toContainText('Paid');
  await press(staff, 'Cancel order');
  const next = staff.getByRole('region', { name: 'Next step' });
  await expect(next.getByRole('alert')).toContainText('Someone else updated this order');
  await expect(staff.getByLabel('Reason')).toHaveValue('No money came');
  await press(staff, 'Back');
  await expect(next.getByRole('button', { name: 'Start packing' })).toBeVisible();
});

test('staff refund part of an order, never more than was paid', async ({
  page: staff,
  request,
  shop,
}) => {
  const customerOrder = await placeOrderViaApi(request, { web: shop.web, paymentMethod: 'gcash' });
  await pay(request, shop.paymongo, customerOrder);
  await signInStaff(staff);
  await staff.goto(`/admin/orders/${customerOrder.order._id}`);
  const ledger = staff.getByRole('list', { name: 'Payments and refunds' }).getByRole('listitem');
  await expect(ledger).toHaveCount(1);
  await expect(ledger).toContainText('GCash');
  await press(staff, 'Refund');
  const form = staff.getByRole('form', { name: 'Refund' });
  const amount = form.getByLabel('Amount (₱)');
  const paid = Number(await amount.inputValue());
  await amount.fill(String(paid + 1));
  await form.getByLabel('Reason').fill('The box was dented');
  await press(staff, /^Refund ₱/);
  await expect(form.getByRole('alert')).toContainText(/You can refund up to ₱[\d,.]+/);
  await expectAccessible(staff, { within: form });
  await amount.fill('1.50');
  // The refund is recorded but its response is lost; retrying must not refund twice.
  await staff.route('**/refund', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await press(staff, 'Refund ₱1.50');
  await expect(form.getByRole('alert')).toContainText("can't reach the shop right now");
  await staff.unroute('**/refund');
  await press(staff, 'Refund ₱1.50');
  await expect(staff.getByText(/Someone else updated this order/)).toBeVisible();
  await expect(form).toBeHidden();
  await expect(ledger).toHaveCount(2);
  await expect(ledger.last()).toContainText('The box was dented');
  await expect(ledger.last()).toContainText('−₱1.50');
  await expect(payment(staff)).toContainText('Partially refunded');
  await press(staff, 'Refund');
  await expect(form).toContainText('Up to ₱');
  expect(Number(await amount.inputValue())).toBeCloseTo(paid - 1.5, 2);
  const shopper = staff;
  await signIn(shopper, customerOrder.person);
  await shopper.goto(orderPage(customerOrder));
  await expect(
    shopper.getByText(/refund of ₱1\.50 is (?:on its way|complete)\. Reason: The box/),
  ).toBeVisible();
});

test('a fully refunded order can be cancelled but not packed @nightly', async ({
  page,
  request,
  shop,
}) => {
  const customerOrder = await placeOrderViaApi(request, { web: shop.web, paymentMethod: 'gcash' });
  await pay(request, shop.paymongo, customerOrder);
  await signInStaff(page);
  await page.goto(`/admin/orders/${customerOrder.order._id}`);
  await press(page, 'Refund');
  await page.getByLabel('Reason').fill('It was not wanted any more');
  await press(page, /^Refund ₱/);
  const next = page.getByRole('region', { name: 'Next step' });
  await expect(next).toContainText('Fully refunded. Do not ship.');
  await expect(next.getByRole('button')).toHaveText(['Cancel order']);
  await expectAccessible(page, { within: next });

  await test.step('the customer sees that the order was refunded', async () => {
    await signIn(page, customerOrder.person);
    await page.goto(orderPage(customerOrder));
    await expect(heading(page)).toHaveText('Your order was refunded');
    await expect(page.getByText("this order won't go ahead")).toBeVisible();
    const progress = page.getByRole('list', { name: 'Progress' });
    await expect(progress).not.toContainText('Delivered');
    await expectAccessible(page);
    await page.goto('/shop/account?tab=orders');
    await expect(page.getByRole('list', { name: 'Orders' })).toContainText('Refunded');
  });

  await signInStaff(page);
  await page.goto(`/admin/orders/${customerOrder.order._id}`);
  await press(page, 'Cancel order');
  await page.getByLabel('Reason').fill('The money went back');
  await press(page, 'Cancel order');
  await expect(next).toBeHidden();
});

test('the queue filters by the dates in the URL, and a chip removes the filter @nightly', async ({
  page,
}) => {
  await signInStaff(page);
  await page.goto('/admin/orders?from=2020-02-10&to=2020-02-11&status=pending');
  const chip = page.getByRole('link', { name: 'Remove Feb 10 – Feb 11, 2020' });
  await expect(chip).toBeVisible();
  await expect(page.getByText('No orders in this period.')).toBeVisible();
  await expectAccessible(page, { within: page.getByRole('main') });
  await chip.click();
  await expect(page).toHaveURL('/admin/orders?status=pending');
  await expect(chip).toBeHidden();
});
