import type { Page } from '@playwright/test';
import { ordersOf, placeButton, shopperWithCart } from '../fixtures/checkout.ts';
import { chooseByArrows, selectByTyping, tabTo, typeInto } from '../fixtures/page/keyboard.ts';
import { addAddress } from '../fixtures/orders.ts';
import { expectPaymentPage, heading, payment } from '../fixtures/payment.ts';
import { bearerOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const radio = (page: Page, name: string) => page.getByRole('radio', { name });

async function typeAddress(page: Page): Promise<void> {
  await typeInto(page, 'Full name', 'Maria Santos');
  await typeInto(page, 'Mobile number', '09175550142');
  await selectByTyping(page, 'Region', 'National Capital Region');
  await selectByTyping(page, 'City or municipality', 'Quezon City');
  await selectByTyping(page, 'Barangay', 'Pinyahan');
  await expect(page.getByLabel('Postal code')).toHaveValue(/^\d{4}$/);
  await typeInto(page, 'Street, building, unit', '118 Kalayaan Avenue');
  await page.keyboard.press('Enter');
}

/** Chooses the payment method and places the order. */
async function orderByKeyboard(page: Page, method: string): Promise<void> {
  await expect(radio(page, '118 Kalayaan Avenue')).toBeChecked();
  await chooseByArrows(page, radio(page, 'GCash'), radio(page, method));
  await tabTo(page, placeButton(page));
  await page.keyboard.press('Enter');
}

test('an order is placed and paid online by keyboard alone @nightly', async ({ page, shop }) => {
  test.slow();
  await shopperWithCart(page, { web: shop.web });
  await page.goto('/shop/checkout');
  await typeAddress(page);
  await orderByKeyboard(page, 'Maya');
  await expectPaymentPage(page, shop.paymongo, 'Maya');
  await tabTo(page, page.getByRole('button', { name: 'Cancel and go back to the shop' }));
  await page.keyboard.press('Enter');
  await expect(payment(page)).toContainText('Payment not completed');
  await tabTo(page, page.getByRole('button', { name: /^Pay now, ₱/ }));
  await page.keyboard.press('Enter');
  await expectPaymentPage(page, shop.paymongo, 'Maya');
  await tabTo(page, page.getByRole('button', { name: /^Pay ₱/ }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Your order is confirmed');
  expect(await ordersOf(page)).toHaveLength(1);
});

test('a bank transfer order and its proof of payment are sent by keyboard alone @nightly', async ({
  page,
  shop,
}) => {
  test.slow();
  await shopperWithCart(page, { web: shop.web });
  await addAddress(page.request, await bearerOf(page));
  await page.goto('/shop/checkout');
  await orderByKeyboard(page, 'Bank transfer');
  await expect(payment(page)).toContainText(/Reference\s*SK-\d+/);
  const buffer = await page.screenshot();
  const picker = page.getByLabel(/^Send proof/);
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, picker);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'transfer.png', mimeType: 'image/png', buffer });
  await expect(payment(page)).toContainText('Proof of payment received');
  expect(await ordersOf(page)).toHaveLength(1);
});
