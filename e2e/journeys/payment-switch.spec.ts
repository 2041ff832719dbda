import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { expectPaymentPage, heading, openPaymentPage, payment } from '../fixtures/payment.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('[OR-11] [OR-22] an unpaid order is to be paid first, and can be paid another way', async ({
  page,
  shop,
}) => {
  test.slow();
  await openPaymentPage(page, shop.web, 'gcash');
  const gcashPage = page.url();
  await page.getByRole('button', { name: 'Cancel and go back to the shop' }).click();
  await expect(page.locator('main :is(a, button):not(nav *)').first()).toHaveText(/^Pay now, ₱/);
  const others = payment(page).getByRole('group', { name: 'Or pay another way' });
  await expect(others.getByRole('button')).toHaveText([
    'Maya',
    'QR Ph',
    'Card',
    'Cash on delivery',
    'Bank transfer',
  ]);

  await test.step('to a bank transfer', async () => {
    await others.getByRole('button', { name: 'Bank transfer' }).click();
    await expect(payment(page)).toContainText('Account number');
    await expect(heading(page)).toHaveText('Thank you for your order');
    await expect(page.getByRole('status')).toHaveText(/Payment method changed to Bank transfer/);
    await expectAccessible(page, { within: payment(page) });
  });

  await test.step('to Maya, and pay', async () => {
    await others.getByRole('button', { name: 'Maya' }).click();
    await expect(payment(page)).toContainText(/reserved: 14 min \d\d s left/);
    await page.getByRole('button', { name: /^Pay now, ₱/ }).click();
    await expectPaymentPage(page, shop.paymongo, 'Maya');
    await page.getByRole('button', { name: /^Pay ₱/ }).click();
    await expect(heading(page)).toHaveText('Your order is confirmed');
    await expect(page.getByRole('list', { name: 'Progress' })).toContainText('Paid with Maya');
  });

  await test.step('the page of the earlier method takes no payment', async () => {
    await page.goto(gcashPage);
    await expect(page.getByText('This page is no longer open for payment')).toBeVisible();
  });
});
