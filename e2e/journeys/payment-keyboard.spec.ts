import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { ordersOf, placeButton, shopperWithCart } from '../fixtures/checkout.ts';
import { chooseByArrows, pickByTyping, tabTo, typeInto } from '../fixtures/keyboard.ts';
import { expectPaymentPage, heading, payment } from '../fixtures/payment.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const radio = (page: Page, name: string) => page.getByRole('radio', { name });

/** From the cart to the placed order, with a new address, and no mouse. */
async function orderByKeys(page: Page, web: string, way: string): Promise<void> {
  await shopperWithCart(page, { web });
  await page.goto('/shop/checkout');
  await typeInto(page, 'Full name', 'Maria Santos');
  await typeInto(page, 'Mobile number', '09175550142');
  await pickByTyping(page, 'Region', 'National Capital Region');
  await pickByTyping(page, 'City or municipality', 'Quezon City');
  await pickByTyping(page, 'Barangay', 'Pinyahan');
  await expect(page.getByLabel('Postal code')).toHaveValue(/^\d{4}$/);
  await typeInto(page, 'Street, building, unit', '118 Kalayaan Avenue');
  await page.keyboard.press('Enter');
  await expect(radio(page, '118 Kalayaan Avenue')).toBeChecked();
  await chooseByArrows(page, radio(page, 'GCash'), radio(page, way));
  await tabTo(page, placeButton(page));
  await page.keyboard.press('Enter');
}

test('an order is paid online by keyboard alone', async ({ page, shop }) => {
  test.slow();
  await orderByKeys(page, shop.web, 'Maya');
  await expectPaymentPage(page, shop.paymongo, 'Maya');
  await tabTo(page, page.getByRole('button', { name: 'Cancel and go back to the shop' }));
  await page.keyboard.press('Enter');
  await expect(payment(page)).toContainText('You came back without paying');
  await tabTo(page, page.getByRole('button', { name: /^Pay now, ₱/ }));
  await page.keyboard.press('Enter');
  await expectPaymentPage(page, shop.paymongo, 'Maya');
  await tabTo(page, page.getByRole('button', { name: /^Pay ₱/ }));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Your order is confirmed');
  expect(await ordersOf(page)).toHaveLength(1);
});

test('a bank transfer is ordered and its picture sent by keyboard alone', async ({
  page,
  shop,
}) => {
  test.slow();
  await orderByKeys(page, shop.web, 'Bank transfer');
  await expect(payment(page)).toContainText(/Reference\s*SK-\d+/);
  const buffer = await page.screenshot();
  const picker = page.getByLabel(/^Send a picture/);
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, picker);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'transfer.png', mimeType: 'image/png', buffer });
  await expect(payment(page)).toContainText('Your picture arrived');
  await expectAccessible(page);
  expect(await ordersOf(page)).toHaveLength(1);
});
