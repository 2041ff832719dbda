import type { Page } from '@playwright/test';
import { pauseClock } from '../fixtures/cart.ts';
import { recordedShopEvents, recordShopEvents } from '../fixtures/page/shop-events.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import {
  accountMenu,
  bearerOf,
  fillSignIn,
  newPerson,
  signIn,
  signOut,
  readLocalStorage,
} from '../fixtures/people.ts';

const guestKeys = ['token', 'user', 'user_cart', 'saved_cart', 'saved_for_later'];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('[AM-01] [AM-02] [AM-03] [EN-04] the account menu shows the user, sign-in and sign-out', async ({
  page,
  request,
}) => {
  const person = await newPerson(request, 'juan dela Cruz');
  await page.goto('/shop/home');
  await expect(accountMenu(page)).toHaveText('AccountGU');
  await accountMenu(page).click();
  const menu = page.getByRole('banner');
  await expect(menu.getByRole('link', { name: 'Create Account' })).toHaveAttribute(
    'href',
    '/auth/register',
  );
  await menu.getByRole('link', { name: 'Sign In' }).click();
  await fillSignIn(page, person);
  await expect(accountMenu(page)).toHaveText('AccountJU');

  const { user = '', token } = await readLocalStorage(page);
  expect(token).toMatch(/^s_[\w-]{43}$/);
  const storedUser = JSON.parse(user) as Record<string, unknown>;
  expect(Object.keys(storedUser).toSorted()).toEqual(
    ['_id', 'id', 'isAuthenticated', 'role', 'userName'].toSorted(),
  );
  expect(storedUser).toMatchObject({
    userName: 'juan dela Cruz',
    role: 'user',
    isAuthenticated: true,
  });

  await accountMenu(page).click();
  await expect(menu.getByText('Logged in as juan dela Cruz')).toBeVisible();
  await menu.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page).toHaveURL('/shop/account');
  await signOut(page);
  await expect(page).toHaveURL('/shop/home');
});

test('[RT-06] a guest signs in and returns to the requested path and query @nightly', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  await page.goto('/shop/account?tab=orders');
  await expect(page).toHaveURL('/auth/login?returnUrl=%2Fshop%2Faccount%3Ftab%3Dorders');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/^[^?]*\/auth\/register\?returnUrl=/);
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  // Both forms have the same fields.
  await expect(page).toHaveURL(/^[^?]*\/auth\/login\?returnUrl=/);
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/shop/account?tab=orders');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
});

// return-path.test.ts covers the other URLs.
test('[RT-06] sign-in never redirects to another site', async ({ page, request }) => {
  const person = await newPerson(request);
  await page.goto(`/auth/login?returnUrl=${encodeURIComponent('//evil.example')}`);
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/shop/home');
});

test('[AU-01] [EN-11] a stored session is pending until check-auth responds', async ({
  page,
  request,
}) => {
  await signIn(page, await newPerson(request));
  let answer = () => {};
  const requested = page.waitForRequest('**/api/auth/check-auth');
  await page.route('**/api/auth/check-auth', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await page.goto('/shop/account');
  await requested;
  const pending = page.getByRole('status').filter({ hasText: "Checking that you're signed in" });
  await expect(pending.locator('.animate-spin')).toBeVisible();
  await expect(page.locator('main .animate-pulse')).toHaveCount(4);
  await accountMenu(page).click();
  const banner = page.getByRole('banner');
  await expect(banner.getByText('Loading…')).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Sign In' })).toBeHidden();
  await expect(banner.getByRole('button', { name: 'Logout' })).toBeHidden();
  answer();
  await expect(banner.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(heading(page)).toHaveText('Your account');
  await expect(page.getByText("Checking that you're signed in")).toBeHidden();
});

test('[AU-05] user-authenticated fires 100 ms after auth-success', async ({ page, request }) => {
  const person = await newPerson(request);
  await recordShopEvents(page);
  await page.goto('/auth/login');
  await expect(page.getByLabel('Email')).toBeEditable();
  await pauseClock(page);
  await fillSignIn(page, person);
  const eventNames = async () => (await recordedShopEvents(page)).map(([name]) => name);
  await expect.poll(eventNames).toEqual(['auth-success']);
  await page.clock.runFor(99);
  expect(await eventNames()).toEqual(['auth-success']);
  await page.clock.runFor(1);
  expect(await eventNames()).toEqual(['auth-success', 'user-authenticated']);
});

test('[API-04] ten requests, three tabs and a browser restart keep the user signed in @nightly', async ({
  page,
  context,
  browser,
  request,
  shop,
}) => {
  const person = await newPerson(request);
  await signIn(page, person);
  const headers = await bearerOf(page);
  const calls = Array.from({ length: 10 }, () =>
    page.request.get('/api/auth/check-auth', { headers }),
  );
  for (const reply of await Promise.all(calls)) expect(reply.status()).toBe(200);
  const tabs = await Promise.all(Array.from({ length: 3 }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto('/shop/account')));
  for (const tab of tabs) await expect(heading(tab)).toHaveText('Your account');
  const restarted = await browser.newContext({
    baseURL: shop.web,
    storageState: await context.storageState(),
  });
  const restartedPage = await restarted.newPage();
  const checked = restartedPage.waitForResponse('**/api/auth/check-auth');
  await restartedPage.goto('/shop/account');
  await expect(heading(restartedPage)).toHaveText('Your account');

  await test.step('check-auth sends the bearer token and bypasses caches', async () => {
    const answer = await checked;
    const sent = await answer.request().allHeaders();
    expect(sent).toMatchObject({ ...headers, 'cache-control': 'no-cache' });
    const { user = '{}', token } = await readLocalStorage(restartedPage);
    const { id } = JSON.parse(user) as { id: string };
    expect(await answer.json()).toMatchObject({ success: true, token, user: { id } });
  });
  await restarted.close();
});

test('sign-out clears stored data in every tab (part of AU-06)', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await newPerson(request));
  await page.goto('/shop/home');
  const other = await context.newPage();
  await other.goto('/shop/account');
  await expect(heading(other)).toHaveText('Your account');
  await page.evaluate(() => {
    localStorage.setItem('user_cart', '{"items":[],"shippingFee":75}');
    localStorage.setItem('saved_for_later', '{}');
    localStorage.setItem('theme', 'dark');
  });
  const headers = await bearerOf(page);
  const signedOut = page.waitForResponse('**/api/auth/logout');
  await signOut(page);
  expect(await (await signedOut).json()).toEqual({ success: true });
  expect(
    Object.keys(await readLocalStorage(page)).filter((key) => guestKeys.includes(key)),
  ).toEqual([]);
  expect((await readLocalStorage(page))['theme']).toBe('dark');
  await expect(other).toHaveURL('/auth/login?returnUrl=%2Fshop%2Faccount');
  expect((await page.request.get('/api/auth/check-auth', { headers })).status()).toBe(401);
});

test('HTML in a user name is shown as text @nightly', async ({ page, request }) => {
  const userName = '<img src=x onerror=a=1>';
  await signIn(page, await newPerson(request, userName));
  await page.goto('/shop/account');
  await expect(accountMenu(page)).toHaveText(/<I/);
  await accountMenu(page).click();
  await expect(page.getByText(`Logged in as ${userName}`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(userName);
  expect(await page.evaluate(() => 'a' in globalThis)).toBe(false);
});

test('signing in and out works by keyboard alone @nightly', async ({ page, request }) => {
  const person = await newPerson(request);
  await page.goto('/auth/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shop/home');
  await accountMenu(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Account', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(accountMenu(page)).toHaveText(/GU/);
  expect(Object.keys(await readLocalStorage(page))).not.toContain('token');
});
