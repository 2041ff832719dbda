import {
  fillAddress,
  addNewAddress,
  openCheckoutWithAddress,
  ordersOf,
  placeButton,
  shopperWithCart,
} from '../fixtures/checkout.ts';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('the order button first saves a new address and asks to confirm the total', async ({
  page,
  shop,
}) => {
  await shopperWithCart(page, { web: shop.web });
  await page.goto('/shop/checkout');
  await fillAddress(page);
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await placeButton(page).click();
  await expect(page.getByText("We've saved your address. Check the total")).toBeVisible();
  await expect(placeButton(page)).toBeFocused();
  await expectAccessible(page);
  expect(await ordersOf(page)).toEqual([]);
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/shop\/account\/orders\//);
});

test('[SC-57] cash on delivery is deselected when the total is over its limit, with the reason @nightly', async ({
  page,
  shop,
}) => {
  await shopperWithCart(page, { web: shop.web, category: 'graphics_card', quantity: 2 });
  await page.goto('/shop/checkout');
  const cash = page.getByRole('radio', { name: 'Cash on delivery' });
  await cash.check();
  await addNewAddress(page);
  await expect(page.getByText('This order is over your cash limit')).toBeVisible();
  await expect(cash).not.toBeChecked();
  await placeButton(page).click();
  await expect(page.getByText('Choose a payment method')).toBeVisible();
});

test('a newly typed address takes priority over a saved one @nightly', async ({ page, shop }) => {
  await shopperWithCart(page, { web: shop.web });
  await openCheckoutWithAddress(page);
  const first = page.getByRole('radio', { name: '118 Kalayaan Avenue' });
  const another = page.getByRole('button', { name: 'Add another address' });
  await another.click();
  await expect(first).not.toBeChecked();
  // Choosing the saved address closes the form.
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
