import { giveNewAddress, ordersOf, placeButton, shopperWithCart } from '../fixtures/checkout.ts';
import {
  addToCart,
  cartButton,
  drawer,
  keptCart,
  openCart,
  shopperWith,
  someParts,
} from '../fixtures/cart.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { fillSignIn, newPerson, signOut } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test.use({ expectedComplaints: [/ERR_FAILED|status of 404/] });

for (const [path, heading] of [
  ['/shop/account', 'Your account'],
  ['/shop/account?tab=addresses', 'Your account'],
  ['/shop/checkout', 'Your cart is empty'],
  ['/shop/checkout?from=cart&build=a%20b', 'Your cart is empty'],
  [
    '/shop/account/orders/0198f1c2-0000-7000-8000-000000000001?print=1',
    'This order is not among yours',
  ],
] as const) {
  test(`[RT-06] a guest who opens ${path} signs in and lands there`, async ({ page, request }) => {
    const person = await newPerson(request);
    await page.goto(path);
    await expect(page).toHaveURL(`/auth/login?returnUrl=${encodeURIComponent(path)}`);
    await fillSignIn(page, person);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  });
}

test('[RT-06] one’s own order needs sign-in too, and is there after it', async ({ page, shop }) => {
  const { person } = await shopperWithCart(page, { web: shop.web });
  await page.goto('/shop/checkout');
  await giveNewAddress(page);
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await placeButton(page).click();
  // The address changes before the page does, and the menu is made anew with it.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Thank you/);
  const { pathname } = new URL(page.url());
  const [order] = await ordersOf(page);
  await signOut(page);
  await page.goto(pathname);
  await expect(page).toHaveURL(`/auth/login?returnUrl=${encodeURIComponent(pathname)}`);
  await fillSignIn(page, person);
  await expect(page).toHaveURL(pathname);
  await expect(page.getByText(String(order?.orderNumber)).first()).toBeVisible();
});

test('[OR-01] a placed order is there at once, and the list is asked for anew', async ({
  page,
  shop,
}) => {
  await shopperWithCart(page, { web: shop.web });
  await page.goto('/shop/account?tab=orders');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await cartButton(page).click();
  await drawer(page).getByRole('link', { name: 'Proceed to Checkout' }).click();
  await giveNewAddress(page);
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  // What the page shows of it came with the answer to placing it.
  await page.route(/\/api\/shop\/orders\/[\w-]{36}$/, (route) => route.abort());
  await placeButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, we have your order');
  const [order] = await ordersOf(page);
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click();
  await expect(page.getByRole('list', { name: 'Orders' })).toContainText(
    String(order?.orderNumber),
  );
  await page.route('**/api/shop/orders/user/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('Failed to fetch orders')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Orders' })).toBeHidden();
});

test('[OR-10] the account page holds the orders and addresses of the account', async ({
  page,
  shop,
}) => {
  await shopperWithCart(page, { web: shop.web });
  await page.goto('/shop/checkout');
  await giveNewAddress(page);
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/shop\/account\/orders\//);
  await page.goto('/shop/account');
  const tabs = page.getByRole('navigation', { name: 'Account' });
  await tabs.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem')).toHaveCount(1);
  await tabs.getByRole('link', { name: 'Addresses' }).click();
  await expect(page.getByRole('list', { name: 'Addresses' })).toContainText('118 Kalayaan Avenue');
});

test('[CT-05] clearing the cart leaves no items and a shipping fee of 75', async ({
  page,
  request,
  shop,
}) => {
  await shopperWith({ page, request });
  await expect.poll(() => keptCart(page)).toEqual({ items: [], shippingFee: 75 });
  const [part] = await someParts(request, shop.web);
  await addToCart(page, part, 2);
  await page.reload();
  await expect.poll(async () => (await keptCart(page)).items).toHaveLength(1);
  await openCart(page);
  const clear = drawer(page).getByRole('button', { name: 'Clear cart' });
  await tabTo(page, clear);
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(clear).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Shift+Tab');
  await expect(drawer(page).getByRole('button', { name: 'Yes, clear it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect.poll(() => keptCart(page)).toEqual({ items: [], shippingFee: 75 });
  await page.reload();
  await openCart(page);
  await expect(drawer(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});
