import type { Page } from '@playwright/test';
import { someParts, pauseClock } from '../fixtures/cart.ts';
import {
  accountMenu,
  bearerOf,
  endAllSessions,
  fillSignIn,
  newPerson,
  signIn,
  readLocalStorage,
} from '../fixtures/people.ts';
import { recordedShopEvents, recordShopEvents } from '../fixtures/page/shop-events.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('an expired session', () => {
  test.use({ expectedBrowserErrors: [/status of 40[013]/] });

  test('[ER-01] [AU-03] [EN-05] saves the cart for its owner and restores it after sign-in', async ({
    page,
    request,
    shop,
  }) => {
    const person = await newPerson(request);
    await recordShopEvents(page);
    await signIn(page, person);
    const [part] = await someParts(request, shop.web);
    const added = await page.request.post('/api/shop/cart/add', {
      headers: await bearerOf(page),
      data: { productId: part._id, quantity: 2 },
    });
    expect(added.status(), await added.text()).toBe(200);
    const { data: cart } = (await added.json()) as {
      data: { items: object[]; shippingFee: number };
    };
    await page.evaluate(
      ({ items, shippingFee }) =>
        localStorage.setItem('user_cart', JSON.stringify({ items, shippingFee })),
      cart,
    );
    const cartLoaded = page.waitForResponse('**/api/shop/cart/get/**');
    await page.goto('/shop/account');
    // A request in flight would detect the expired session before the click.
    await cartLoaded;
    const signOutEverywhere = page.getByRole('button', { name: 'Sign out everywhere' });
    await expect(signOutEverywhere).toBeVisible();
    await endAllSessions(page);

    await signOutEverywhere.click();
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByRole('alert')).toHaveText('Unauthorized access. Redirecting to login.');
    const after = await readLocalStorage(page);
    expect(Object.keys(after)).not.toContain('token');
    expect(Object.keys(after)).not.toContain('user');
    const saved = JSON.parse(after['saved_cart'] ?? '') as Record<string, unknown>;
    expect(Object.keys(saved).toSorted()).toEqual(['items', 'savedAt', 'userId']);
    expect(saved['items']).toEqual(cart.items);

    const restoring = page.waitForResponse('**/api/shop/cart/restore');
    await pauseClock(page);
    await fillSignIn(page, person);
    await expect(page).toHaveURL('/shop/account');
    const restored = await restoring;
    expect(await restored.json()).toMatchObject({ data: { items: [{ quantity: 2 }] } });
    await expect
      .poll(async () => Object.keys(await readLocalStorage(page)))
      .not.toContain('saved_cart');
    const eventNames = async () => (await recordedShopEvents(page)).map(([name]) => name);
    const restoredNotice = page.getByRole('status').getByText('Cart Restored');
    await page.clock.runFor(999);
    expect(await eventNames()).not.toContain('cart-restored');
    await page.clock.runFor(1);
    expect(await eventNames()).toContain('cart-restored');
    await expect(restoredNotice).toBeVisible();
    await page.clock.runFor(2_900);
    await expect(restoredNotice).toBeVisible();
    await page.clock.runFor(200);
    await expect(restoredNotice).toBeHidden();
  });

  test('[AU-02] [ER-07] ends without a redirect when check-auth returns 401 or 403', async ({
    page,
    request,
  }) => {
    for (const status of [401, 403]) {
      await signIn(page, await newPerson(request));
      await page.route('**/api/auth/check-auth', (route) =>
        route.fulfill({
          status,
          json: {
            success: false,
            code: status === 401 ? 'auth.required' : 'auth.wrong_role',
            message: '',
            requestId: 'r',
          },
        }),
      );
      await page.goto('/shop/home');
      await expect
        .poll(async () => Object.keys(await readLocalStorage(page)))
        .not.toContain('token');
      await expect(page).toHaveURL('/shop/home');
      await expect(accountMenu(page)).toHaveText(/GU/);
      await page.unroute('**/api/auth/check-auth');
    }
  });
});

test.describe('a failed check-auth request', () => {
  test.use({ expectedBrowserErrors: [/status of 503|ERR_/] });

  test('[AU-02] does not sign the user out @nightly', async ({ page, request }) => {
    await signIn(page, await newPerson(request));
    const { token } = await readLocalStorage(page);
    await page.route('**/api/auth/check-auth', (route) => route.abort('connectionreset'));
    await page.goto('/shop/account');
    await expect(heading(page)).toHaveText('Your account');
    await page.unroute('**/api/auth/check-auth');
    await page.route('**/api/auth/check-auth', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/shop/account');
    await expect(heading(page)).toHaveText('Your account');
    expect((await readLocalStorage(page))['token']).toBe(token);
  });
});
