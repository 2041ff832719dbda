import { ordersOf, placeButton, shopperWithCart } from '../fixtures/checkout.ts';
import {
  addToCart,
  cartButton,
  drawer,
  storedCart,
  openCart,
  shopperWith,
  someParts,
} from '../fixtures/cart.ts';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { tabTo } from '../fixtures/page/keyboard.ts';
import { addAddress, placeOrderViaApi } from '../fixtures/orders.ts';
import { bearerOf, fillSignIn, signIn } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test.use({ expectedBrowserErrors: [/ERR_FAILED|status of 404/] });

test('[RT-06] a guest who opens a protected page signs in and returns to it', async ({
  page,
  request,
  shop,
}) => {
  const { person, order } = await placeOrderViaApi(request, { web: shop.web });
  const heading = (name: string) => page.getByRole('heading', { name });
  for (const [path, shown] of [
    ['/shop/account', heading('Your account')],
    ['/shop/account?tab=addresses', heading('Your account')],
    ['/shop/checkout', heading('Your cart is empty')],
    ['/shop/checkout?from=cart&build=a%20b', heading('Your cart is empty')],
    [
      '/shop/account/orders/0198f1c2-0000-7000-8000-000000000001?print=1',
      heading("We couldn't find this order"),
    ],
    [`/shop/account/orders/${order._id}`, page.getByText(order.orderNumber).first()],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page).toHaveURL(`/auth/login?returnUrl=${encodeURIComponent(path)}`);
      await fillSignIn(page, person);
      await expect(page).toHaveURL(path);
      await expect(shown).toBeVisible();
      // Leave the page first: requests in flight would fail without the session.
      await page.goto('/robots.txt');
      await page.context().clearCookies();
      await page.evaluate(() => localStorage.clear());
    });
  }
});

test('[OR-01] a placed order shows immediately, and the order list is fetched again', async ({
  page,
  shop,
}) => {
  await shopperWithCart(page, { web: shop.web });
  await addAddress(page.request, await bearerOf(page));
  await page.goto('/shop/account?tab=orders');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  await cartButton(page).click();
  await drawer(page).getByRole('link', { name: 'Proceed to Checkout' }).click();
  await page.getByRole('radio', { name: 'Cash on delivery' }).check();
  // The order page must use the response of placing the order.
  await page.route(/\/api\/shop\/orders\/[\w-]{36}$/, (route) => route.abort());
  await placeButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your order');
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

test('[OR-10] the account page lists orders and addresses @nightly', async ({
  page,
  request,
  shop,
}) => {
  const { person } = await placeOrderViaApi(request, { web: shop.web });
  await signIn(page, person);
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
  await expect.poll(() => storedCart(page)).toEqual({ items: [], shippingFee: 75 });
  const [part] = await someParts(request, shop.web);
  await addToCart(page, part, 2);
  await page.reload();
  await expect.poll(async () => (await storedCart(page)).items).toHaveLength(1);
  await openCart(page);
  const clear = drawer(page).getByRole('button', { name: 'Clear cart' });
  await tabTo(page, clear);
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(clear).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAccessible(page, { within: drawer(page) });
  await page.keyboard.press('Shift+Tab');
  await expect(drawer(page).getByRole('button', { name: 'Yes, clear cart' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect.poll(() => storedCart(page)).toEqual({ items: [], shippingFee: 75 });
  await page.reload();
  await openCart(page);
  await expect(drawer(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});
