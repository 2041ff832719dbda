import { addToCart, badge, cartButton, drawer } from '../fixtures/cart.ts';
import { placeOrderViaApi } from '../fixtures/orders.ts';
import { accountMenu, fillSignIn, signIn, signOut, readLocalStorage } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('[AU-06] signing out clears the cart and orders', async ({ page, request, shop }) => {
  const { person, part } = await placeOrderViaApi(request, { web: shop.web });
  await signIn(page, person);
  await addToCart(page, part, 2);
  await page.goto('/shop/account?tab=orders');
  const orders = page.getByRole('list', { name: 'Orders' });
  await expect(orders.getByRole('listitem')).toHaveCount(1);
  await expect(badge(page)).toHaveText('2');

  await signOut(page);
  await expect(page).toHaveURL('/shop/home');
  await expect(badge(page)).toHaveCount(0);
  await expect
    .poll(async () => Object.keys(await readLocalStorage(page)))
    .not.toContain('user_cart');
  // The URL changes before the page, and navigation closes the menu.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/fits before you buy/);
  // With the API unresponsive the same tab must not show cached data.
  await page.route(/\/api\/shop\/(?:orders\/user|cart\/get)\//, () => undefined);
  await accountMenu(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/shop/home');
  await accountMenu(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Account', exact: true }).click();
  const tabs = page.getByRole('navigation', { name: 'Account' });
  await tabs.getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL('/shop/account?tab=orders');
  await expect(page.getByRole('main').locator('.animate-pulse').first()).toBeVisible();
  await expect(orders).toHaveCount(0);
  await expect(badge(page)).toHaveCount(0);
});

test('[AU-01] a stored session is not treated as a guest before check-auth responds @nightly', async ({
  page,
  request,
  shop,
}) => {
  const { person, part } = await placeOrderViaApi(request, { web: shop.web });
  await signIn(page, person);
  await addToCart(page, part, 2);
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/auth/check-auth', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/shop/home');
  await expect(accountMenu(page)).toHaveText(new RegExp(person.userName.slice(0, 2), 'i'));
  await cartButton(page).click();
  await expect(drawer(page)).toContainText('Loading your cart…');
  gate.resolve();
  await expect(drawer(page)).toContainText(part.name);
});
