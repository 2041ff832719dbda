import {
  fillAddress,
  giveNewAddress,
  ordersOf,
  placeButton,
  shopperWithCart,
} from '../fixtures/checkout.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('a press before the address is kept keeps it, and says that another one orders', async ({
  page,
  shop,
}) => {
  await shopperWithCart(page, { web: shop.web });
  await page.goto('/shop/checkout');
  await fillAddress(page);
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await placeButton(page).click();
  await expect(page.getByText('Your address is kept. Look at the total')).toBeVisible();
  await expect(placeButton(page)).toBeFocused();
  await expectAccessible(page);
  expect(await ordersOf(page)).toEqual([]);
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/shop\/account\/orders\//);
});

test('cash that turns out to be too much is not chosen any more', async ({ page, shop }) => {
  await shopperWithCart(page, { web: shop.web, category: 'graphics_card', quantity: 2 });
  await page.goto('/shop/checkout');
  const cash = page.getByRole('radio', { name: 'Cash on delivery' });
  await cash.check();
  await giveNewAddress(page);
  await expect(page.getByText('For orders up to ₱15,000.00')).toBeVisible();
  await expect(cash).not.toBeChecked();
  await placeButton(page).click();
  await expect(page.getByText('Please choose a way to pay')).toBeVisible();
});

test('an address that is typed in beside one that is kept is where it goes', async ({
  page,
  shop,
}) => {
  await shopperWithCart(page, { web: shop.web });
  await page.goto('/shop/checkout');
  await giveNewAddress(page);
  const first = page.getByRole('radio', { name: '118 Kalayaan Avenue' });
  const another = page.getByRole('button', { name: 'Add another address' });
  await another.click();
  await expect(first).not.toBeChecked();
  // Thought better of.
  await first.check();
  await expect(page.getByLabel('Full name')).toBeHidden();
  await another.click();
  await fillAddress(page);
  await page.getByLabel('Street, building, unit').fill('7 Maginhawa Street');
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await placeButton(page).click();
  await expect(page.getByRole('radio', { name: '7 Maginhawa Street' })).toBeChecked();
  expect(await ordersOf(page)).toEqual([]);
  await placeButton(page).click();
  await expect(page.getByText('7 Maginhawa Street')).toBeVisible();
  await expect(page).toHaveURL(/\/shop\/account\/orders\//);
});
