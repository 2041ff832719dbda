import { randomBytes } from 'node:crypto';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { placeOrderViaApi } from '../fixtures/orders.ts';
import { pay, payment } from '../fixtures/payment.ts';
import { openStaffSession, signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { expireConfirmation, newStaff } from '../fixtures/staff-members.ts';
import { newStaffProduct } from '../fixtures/staff-products.ts';

// The refused refund, the wrong password and the prices asked about.
test.use({ expectedBrowserErrors: [/status of 40[039]/] });

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

test('[SC-16] a promotion of more than half asks for the password, then is saved @nightly', async ({
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
  await page.getByRole('button', { name: 'Yes, save' }).click();
  const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
  await dialog.getByLabel('Current password').fill(clerk.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('link', { name: code })).toBeVisible();
});

test('[SC-95] a steep sale price is asked about right after signing in, then saved once @nightly', async ({
  page,
}) => {
  await signInStaff(page);
  const { id, name } = await newStaffProduct(page, { price: 7_240 });
  await page.goto(`/admin/products/${id}`);
  const salePrice = page.getByLabel('Sale price (₱)');
  await salePrice.fill('50');
  const save = page.getByRole('button', { name: 'Save changes' });
  await save.click();
  const dialog = page.getByRole('dialog', { name: 'Confirm the price' });
  await expect(dialog.getByRole('listitem')).toContainText(name);
  await expect(dialog.getByRole('listitem')).toContainText(/from ₱7,240\.00to ₱\d\d\.00/);
  await expectAccessible(page, { within: dialog });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('More than half off the highest price');
  await expect(salePrice).toHaveValue('50');

  await save.click();
  await dialog.getByRole('button', { name: 'Yes, save' }).click();
  await expect(page.getByText('Product saved')).toBeVisible();
  await expect(dialog).toBeHidden();

  await test.step('and for many products', async () => {
    const { sku } = await newStaffProduct(page, { price: 900 });
    await page.goto(`/admin/products?search=${sku}`);
    await page.getByRole('row').filter({ hasText: sku }).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Bulk edit' }).click();
    await page.getByLabel('Action').selectOption('sale');
    await page.getByLabel('Percent off').fill('60');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog.getByRole('listitem')).toContainText(/from ₱900\.00to ₱\d{3}\.\d\d/);
    await dialog.getByRole('button', { name: 'Yes, save' }).click();
    await expect(page.getByText('1 of 1 product updated')).toBeVisible();
  });
});
