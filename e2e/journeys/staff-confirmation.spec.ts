import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { placeOrderViaApi } from '../fixtures/orders.ts';
import { pay, payment } from '../fixtures/payment.ts';
import { openStaffSession } from '../fixtures/people.ts';
import { sharedShop } from '../fixtures/shared-shop.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newStaff } from '../fixtures/staff-members.ts';
import { query } from '../stack/database.ts';

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
  await query(
    sharedShop().databaseUrl,
    `update session set confirmed_at = now() - interval '5 minutes'
     where account_id = (select id from account where email = $1)`,
    [clerk.email],
  );
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
