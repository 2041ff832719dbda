import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { heading, orderBy, orderIdOf, payment } from '../fixtures/payment.ts';
import { signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

// Another amount, and more than there is to give back.
test.use({ expectedComplaints: [/status of 409|ERR_FAILED/] });

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

const numberOf = (page: Page) =>
  page
    .getByText(/^SK-\d+$/)
    .first()
    .innerText();

/** The staff page of an order, in a browser where the shopper is not signed in. */
async function openAsStaff(page: Page, orderId: string): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('there is no browser');
  const { origin } = new URL(page.url());
  const staff = await (await browser.newContext({ baseURL: origin })).newPage();
  await signInStaff(staff);
  await staff.goto(`/admin/orders/${orderId}`);
  return staff;
}

test('staff look at the picture of a transfer, confirm it and go on to pack', async ({
  page,
  shop,
}) => {
  test.slow();
  await orderBy(page, shop.web, 'Bank transfer');
  await expect(payment(page)).toContainText('Sample Bank');
  const buffer = await page.screenshot();
  const picture = { name: 'transfer.png', mimeType: 'image/png', buffer };
  await page.getByLabel(/^Send a picture/).setInputFiles(picture);
  await expect(payment(page)).toContainText('Your picture arrived');

  const staff = await openAsStaff(page, orderIdOf(page));
  await expect(payment(staff)).toContainText('Awaiting');
  await staff.goto(`/admin/orders?search=${await numberOf(page)}`);
  await expect(staff.getByRole('row').last()).toContainText('Picture sent');
  await expectAccessible(staff);
  await staff.goBack();
  await expect(staff.getByRole('button', { name: 'Confirm order' })).toBeDisabled();
  await press(staff, /^Proof of the transfer/);
  const proof = staff.getByRole('dialog').getByRole('img', { name: 'As the customer sent it' });
  await expect(proof).toBeVisible();
  expect(await proof.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(staff);
  await press(staff, 'Close');

  await press(staff, 'Confirm the transfer');
  const form = staff.getByRole('form', { name: 'Confirm the transfer' });
  await press(staff, 'The money is there');
  await expect(form).toContainText('Please fill in the reference of the bank');
  await form.getByLabel('Reference').fill(`BPI ${orderIdOf(page)}`);
  const amount = form.getByLabel('Amount in pesos');
  const total = await amount.inputValue();
  await amount.fill('1');
  await press(staff, 'The money is there');
  await expect(form.getByRole('alert')).toContainText('Another amount cannot be confirmed');
  await expectAccessible(staff);
  await amount.fill(total);
  await press(staff, 'The money is there');
  await expect(form).toBeHidden();
  await expect(payment(staff)).toContainText('Paid');
  await expect(staff.getByRole('list', { name: 'Money' })).toContainText(`BPI ${orderIdOf(page)}`);
  await press(staff, 'Start packing');
  await expect(staff.getByRole('button', { name: 'Ship', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Progress' })).toContainText('Paid by Bank transfer');
});

test('a form that was open before the money came does not cancel a paid order unasked', async ({
  page,
  shop,
}) => {
  test.slow();
  await orderBy(page, shop.web, 'Bank transfer');
  await expect(payment(page)).toContainText('Sample Bank');
  const staff = await openAsStaff(page, orderIdOf(page));
  await press(staff, 'Cancel order');
  await staff.getByLabel('Reason').fill('No money came');
  const other = await staff.context().newPage();
  await other.goto(staff.url());
  await press(other, 'Confirm the transfer');
  await other.getByLabel('Reference').fill(`BPI ${orderIdOf(page)}`);
  await press(other, 'The money is there');
  // The page hears of it by itself, with the form still open.
  await expect(payment(staff)).toContainText('Paid');
  await press(staff, 'Cancel order');
  const next = staff.getByRole('region', { name: 'Next step' });
  await expect(next.getByRole('alert')).toContainText('Someone else changed this order meanwhile');
  await expect(staff.getByLabel('Reason')).toHaveValue('No money came');
  await press(staff, 'Back');
  await expect(next.getByRole('button', { name: 'Start packing' })).toBeVisible();
});

test('staff give back part of an order, never more than is left', async ({ page, shop }) => {
  test.slow();
  await orderBy(page, shop.web, 'GCash');
  await press(page, /^Pay ₱/);
  await expect(heading(page)).toHaveText('Your order is confirmed');

  const staff = await openAsStaff(page, orderIdOf(page));
  const moves = staff.getByRole('list', { name: 'Money' }).getByRole('listitem');
  await expect(moves).toHaveCount(1);
  await expect(moves).toContainText('GCash');
  await press(staff, 'Give money back');
  const form = staff.getByRole('form', { name: 'Give money back' });
  const amount = form.getByLabel('Amount in pesos');
  const paid = Number(await amount.inputValue());
  await amount.fill(String(paid + 1));
  await form.getByLabel('Reason').fill('The box was dented');
  await press(staff, /^Give back ₱/);
  await expect(form.getByRole('alert')).toContainText(/No more than ₱[\d,.]+ of this order/);
  await expectAccessible(staff);
  await amount.fill('1.50');
  // It is given, and the line breaks before anyone hears of it: pressed again, nothing more goes.
  await staff.route('**/refund', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await press(staff, 'Give back ₱1.50');
  await expect(form.getByRole('alert')).toContainText('cannot answer right now');
  await staff.unroute('**/refund');
  await press(staff, 'Give back ₱1.50');
  await expect(staff.getByText(/changed this order meanwhile/)).toBeVisible();
  await expect(form).toBeHidden();
  await expect(moves).toHaveCount(2);
  await expect(moves.last()).toContainText('The box was dented');
  await expect(moves.last()).toContainText('−₱1.50');
  await expect(payment(staff)).toContainText('Partly refunded');
  await press(staff, 'Give money back');
  await expect(form).toContainText('At most ₱');
  expect(Number(await amount.inputValue())).toBeCloseTo(paid - 1.5, 2);
  await page.reload();
  await expect(page.getByText(/₱1\.50 (?:is on its way|was given) back.*: The box/)).toBeVisible();
});

test('an order whose money went back in full is cancelled, not packed', async ({ page, shop }) => {
  test.slow();
  await orderBy(page, shop.web, 'GCash');
  await press(page, /^Pay ₱/);
  await expect(heading(page)).toHaveText('Your order is confirmed');
  const staff = await openAsStaff(page, orderIdOf(page));
  await press(staff, 'Give money back');
  await staff.getByLabel('Reason').fill('It was not wanted any more');
  await press(staff, /^Give back ₱/);
  const next = staff.getByRole('region', { name: 'Next step' });
  await expect(next).toContainText('All the money of this order went back');
  await expect(next.getByRole('button')).toHaveText(['Cancel order']);
  await expectAccessible(staff);
  await page.reload();
  await expect(heading(page)).toHaveText('We gave your money back');
  await expect(page.getByText('these parts are not sent any more')).toBeVisible();
  const progress = page.getByRole('list', { name: 'Progress' });
  await expect(progress).not.toContainText('Delivered');
  await expectAccessible(page);
  await page.goto('/shop/account?tab=orders');
  await expect(page.getByRole('list', { name: 'Orders' })).toContainText('Refunded');
  await press(staff, 'Cancel order');
  await staff.getByLabel('Reason').fill('The money went back');
  await press(staff, 'Cancel order');
  await expect(next).toBeHidden();
});

test('the queue is narrowed to the days in the address, and widened again', async ({ page }) => {
  await signInStaff(page);
  await page.goto('/admin/orders?from=2020-02-10&to=2020-02-11&status=pending');
  const chip = page.getByRole('link', { name: 'Remove Feb 10, 2020 to Feb 11, 2020' });
  await expect(chip).toBeVisible();
  await expect(page.getByText('No order was placed in these days.')).toBeVisible();
  await expectAccessible(page);
  await chip.click();
  await expect(page).toHaveURL('/admin/orders?status=pending');
  await expect(chip).toBeHidden();
});
