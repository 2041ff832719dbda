import { addToCart } from '../fixtures/cart.ts';
import {
  fillAddress,
  openCheckoutWithAddress,
  ordersOf,
  placeButton,
  shopperWithCart,
} from '../fixtures/checkout.ts';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { newPerson, signIn } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test.use({ expectedBrowserErrors: [/ERR_FAILED|status of (?:400|503)/] });

test('[OR-02] saving, editing or deleting an address updates the list without a refetch', async ({
  page,
}) => {
  test.slow();
  await signIn(page, await newPerson(page.request));
  await page.goto('/shop/account?tab=addresses');
  await page.getByRole('button', { name: 'Add an address' }).click();
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Enter an 11-digit mobile number starting with 09')).toBeVisible();
  await expect(page.getByText('Choose a region')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expectAccessible(page, { within: page.getByRole('main') });
  await page.getByLabel('Region').selectOption({ index: 1 });
  await expect(page.getByText(/^Choose a (?:province|city)/)).toBeVisible();
  await expect(page.getByText('Choose a region')).toHaveCount(0);
  // Only the locality is missing, so it gets the focus.
  await page.getByLabel('Full name').fill('Maria Santos');
  await page.getByLabel('Mobile number').fill('0917 555 0142');
  await page.getByLabel('Postal code').fill('6340');
  await page.getByLabel('Street, building, unit').fill('118 Kalayaan Avenue');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('combobox').last()).toBeFocused();
  await page.getByLabel('Postal code').fill('');
  await fillAddress(page, { isInManila: false });
  // From here on the list must update without a refetch.
  let requests = 0;
  page.on('request', (request) => (requests += Number(request.url().includes('/address/get/'))));
  await page.route('**/api/shop/address/get/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Save address' }).click();
  const list = page.getByRole('list', { name: 'Addresses' });
  await expect(list).toContainText('118 Kalayaan Avenue, Danao, Panglao 6340, Bohol');
  await expect(list).toContainText('0917 555 0142');
  await expect(list).toContainText('Default');
  // The form closes with its button, so the address list takes the focus.
  const addressBook = page.getByRole('group', { name: 'Your addresses' });
  await expect(addressBook).toBeFocused();

  await list.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Barangay')).toHaveValue(/^\d{10}$/);
  await page.getByLabel('Street, building, unit').fill('7 Beach Road');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(list).toContainText('7 Beach Road, Danao, Panglao');
  await expect(addressBook).toBeFocused();

  await list.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No addresses yet' })).toBeVisible();
  await expect(addressBook).toBeFocused();
  expect(requests).toBe(0);
});

test('the order button waits while an address is being saved, but not after it failed @nightly', async ({
  page,
  shop,
}) => {
  await shopperWithCart(page, { web: shop.web });
  await page.goto('/shop/checkout');
  await fillAddress(page);
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/shop/address/add', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.route('**/api/shop/address/add', (route) => route.abort(), { times: 1 });
  const use = page.getByRole('button', { name: 'Use this address' });
  await use.click();
  await expect(page.getByText('Failed to add address')).toBeVisible();
  await expect(placeButton(page)).toBeEnabled();
  await use.click();
  await expect(placeButton(page)).toBeDisabled();
  gate.resolve();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/shop\/account\/orders\//);
});

test('a failed quote is retried automatically @nightly', async ({ page, shop }) => {
  await shopperWithCart(page, { web: shop.web });
  const quotes = '**/api/shop/orders/quote?*';
  await page.route(quotes, (route) => route.abort());
  await openCheckoutWithAddress(page);
  const outage = page.getByText("We can't reach the shop right now");
  await expect(outage).toBeVisible();
  await expect(placeButton(page)).toBeDisabled();
  await page.unroute(quotes);
  await expect(outage).toHaveCount(0);
  await expect(placeButton(page)).toBeEnabled();
});

test('[OR-03] addresses show a loading state @nightly', async ({ page }) => {
  await signIn(page, await newPerson(page.request));
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/shop/address/get/**', async (route) => {
    await gate.promise;
    await route.continue();
  });
  const requested = page.waitForRequest('**/api/shop/address/get/**');
  await page.goto('/shop/account?tab=addresses');
  await requested;
  const pending = page.getByRole('main').locator('.animate-pulse');
  const none = page.getByRole('heading', { name: 'No addresses yet' });
  await expect(pending).toBeVisible();
  await expect(none).toBeHidden();
  gate.resolve();
  await expect(none).toBeVisible();
  await expect(pending).toHaveCount(0);
});

test('[ER-05] an address action that gets no response shows which action failed', async ({
  page,
}) => {
  await signIn(page, await newPerson(page.request));
  await page.goto('/shop/account?tab=addresses');
  await page.getByRole('button', { name: 'Add an address' }).click();
  await fillAddress(page);
  const save = page.getByRole('button', { name: 'Save address' });
  await page.route('**/api/shop/address/add', (route) => route.abort());
  await save.click();
  await expect(page.getByRole('alert')).toHaveText('Failed to add address');
  await page.unroute('**/api/shop/address/add');
  await save.click();
  const list = page.getByRole('list', { name: 'Addresses' });
  await expect(list.getByRole('listitem')).toHaveCount(1);

  await page.route(/address\/(?:update|delete|get)/, (route) => route.abort());
  await list.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete address')).toBeVisible();
  await list.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Barangay')).toHaveValue(/^\d{10}$/);
  await save.click();
  await expect(page.getByRole('alert').getByText('Failed to update address')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Failed to fetch addresses')).toBeVisible();
  await page.unroute(/address\/(?:update|delete|get)/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
});

test('checkout works by keyboard alone, and distant addresses pay more shipping @nightly', async ({
  page,
  shop,
}) => {
  test.slow();
  const { part } = await shopperWithCart(page, { web: shop.web });
  await addToCart(page, part);
  await page.goto('/shop/checkout');
  const tabTo = async (
    name: string | RegExp,
    role: 'button' | 'radio' | 'textbox' | 'combobox',
  ) => {
    const wanted = page.getByRole(role, { name });
    await expect(wanted).toBeEnabled();
    for (let presses = 0; presses < 60; presses += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(wanted).toBeFocused();
  };
  await tabTo('Full name', 'textbox');
  await page.keyboard.type('Maria Santos');
  await tabTo('Mobile number', 'textbox');
  await page.keyboard.type('9175550142');
  await tabTo('Region', 'combobox');
  await page.keyboard.type('Region VII (');
  await tabTo('Province or city', 'combobox');
  await page.keyboard.type('Bohol');
  await tabTo('City or municipality', 'combobox');
  await page.keyboard.type('Panglao');
  await tabTo('Barangay', 'combobox');
  await page.keyboard.type('Danao');
  await tabTo('Postal code', 'textbox');
  await page.keyboard.type('6340');
  await tabTo('Street, building, unit', 'textbox');
  await page.keyboard.type('7 Beach Road');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Shipping, Visayas')).toBeVisible();
  // The payment methods are one tab stop.
  await tabTo('GCash', 'radio');
  const cash = page.getByRole('radio', { name: 'Cash on delivery' });
  while (!(await cash.isChecked())) await page.keyboard.press('ArrowDown');
  await tabTo(/^Place order/, 'button');
  await expect(placeButton(page)).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/shop\/account\/orders\//);
  const [order] = await ordersOf(page);
  expect(order?.total).toBeGreaterThan(2 * (part.salePrice || part.price) + 75);
});
