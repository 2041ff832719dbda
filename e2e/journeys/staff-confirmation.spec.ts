import { randomBytes } from 'node:crypto';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { placeOrderViaApi } from '../fixtures/orders.ts';
import { pay, payment } from '../fixtures/payment.ts';
import { openStaffSession } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { expireConfirmation, newStaff } from '../fixtures/staff-members.ts';

// The refused refund and the wrong password.
test.use({ expectedBrowserErrors: [/status of 40[03]/] });

test('[SC-16] a refund above the limit asks for the password, then goes through once', async ({
  page,
  request,
  shop,
}) => {
  test.slow();
  const customerOrder = await placeOrderViaApi(request, {
    web: shop.web,
    category: 'graphics_card',
    quantity: 4,
    paymentMethod: 'gcash',
  });
  expect(customerOrder.order.total).toBeGreaterThan(10_000);
  await pay(request, shop.paymongo, customerOrder);
  const clerk = await newStaff(page, 'orders');
  await openStaffSession(page, clerk);
  await expireConfirmation(clerk);
  await page.goto(`/admin/orders/${customerOrder.order._id}`);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const form = page.getByRole('form', { name: 'Refund' });
  await form.getByLabel('Reason').fill('It arrived broken');
  const refund = form.getByRole('button', { name: /^Refund ₱/ });
  await refund.click();

  const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
  await expectAccessible(page, { within: dialog });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(form.getByRole('alert')).toContainText("Confirm it's you, then try again");
  await expect(form.getByLabel('Reason')).toHaveValue('It arrived broken');

  await refund.click();
  const password = dialog.getByLabel('Current password');
  await password.fill('not my password');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Your current password is incorrect');
  await expectAccessible(page, { within: dialog });
  await password.fill(clerk.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(form).toBeHidden();
  const ledger = page.getByRole('list', { name: 'Payments and refunds' }).getByRole('listitem');
  await expect(ledger).toHaveCount(2);
  await expect(ledger.last()).toContainText('It arrived broken');
  await expect(payment(page)).toContainText('Refunded');
});

test('[SC-16] a promotion of more than half asks for the password, then is saved', async ({
  page,
}) => {
  const clerk = await newStaff(page, 'catalogue');
  await openStaffSession(page, clerk);
  await expireConfirmation(clerk);
  const code = `STEEP-${randomBytes(4).toString('hex').toUpperCase()}`;
  await page.goto('/admin/promotions/new');
  await page.getByLabel('Name').fill(code);
  await page.getByLabel('Promo code').fill(code);
  await page.getByLabel('Percent off').fill('60');
  await page.getByRole('button', { name: 'Add promotion' }).click();
  const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
  await dialog.getByLabel('Current password').fill(clerk.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('link', { name: code })).toBeVisible();
});
