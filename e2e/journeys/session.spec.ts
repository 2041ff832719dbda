import type { Page } from '@playwright/test';
import { stopClock } from '../fixtures/cart.ts';
import { heardBy, recordEvents } from '../fixtures/shop-events.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import {
  accountMenu,
  bearerOf,
  fillSignIn,
  newPerson,
  signIn,
  signOut,
  stored,
} from '../fixtures/people.ts';

const guestKeys = ['token', 'user', 'user_cart', 'saved_cart', 'saved_for_later'];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('[AM-01] [AM-02] [AM-03] [EN-04] the menu says who is here, and offers the ways in and out', async ({
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

  const { user = '', token } = await stored(page);
  expect(token).toMatch(/^s_[\w-]{43}$/);
  const kept = JSON.parse(user) as Record<string, unknown>;
  expect(Object.keys(kept).toSorted()).toEqual(
    ['_id', 'id', 'isAuthenticated', 'role', 'userName'].toSorted(),
  );
  expect(kept).toMatchObject({ userName: 'juan dela Cruz', role: 'user', isAuthenticated: true });

  await accountMenu(page).click();
  await expect(menu.getByText('Logged in as juan dela Cruz')).toBeVisible();
  await menu.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page).toHaveURL('/shop/account');
  await signOut(page);
  await expect(page).toHaveURL('/shop/home');
});

test('[RT-06] a guest signs in first and lands on the page, path and query', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  await page.goto('/shop/account?tab=orders');
  await expect(page).toHaveURL('/auth/login?returnUrl=%2Fshop%2Faccount%3Ftab%3Dorders');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL(/^[^?]*\/auth\/register\?returnUrl=/);
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  // Both forms ask for the same; only one of them signs in.
  await expect(page).toHaveURL(/^[^?]*\/auth\/login\?returnUrl=/);
  await fillSignIn(page, person);
  await expect(page).toHaveURL('/shop/account?tab=orders');
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
});

for (const attack of [
  '//evil.example',
  '/%5cevil.example',
  'https://evil.example',
  '/auth/login',
]) {
  test(`[RT-06] sign-in leads nowhere strange: ${attack}`, async ({ page, request }) => {
    const person = await newPerson(request);
    await page.goto(`/auth/login?returnUrl=${encodeURIComponent(attack)}`);
    await fillSignIn(page, person);
    await expect(page).toHaveURL('/shop/home');
  });
}

test('[AU-01] [EN-11] a stored session is on its way until check-auth answers', async ({
  page,
  request,
}) => {
  await signIn(page, await newPerson(request));
  let answer = () => {};
  const asked = page.waitForRequest('**/api/auth/check-auth');
  await page.route('**/api/auth/check-auth', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  await page.goto('/shop/account');
  await asked;
  const pending = page.getByRole('status').filter({ hasText: 'Checking your session' });
  await expect(pending.locator('.animate-spin')).toBeVisible();
  await expect(page.locator('main .animate-pulse')).toHaveCount(4);
  await accountMenu(page).click();
  const banner = page.getByRole('banner');
  await expect(banner.getByText('One moment')).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Sign In' })).toBeHidden();
  await expect(banner.getByRole('button', { name: 'Logout' })).toBeHidden();
  answer();
  await expect(banner.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(heading(page)).toHaveText('Your account');
  await expect(page.getByText('Checking your session')).toBeHidden();
});

test('[API-04] check-auth carries the bearer and asks past every cache', async ({
  page,
  request,
}) => {
  await signIn(page, await newPerson(request));
  const asked = page.waitForResponse('**/api/auth/check-auth');
  await page.goto('/shop/home');
  const answer = await asked;
  expect(await answer.request().allHeaders()).toMatchObject({
    ...(await bearerOf(page)),
    'cache-control': 'no-cache',
  });
  const { user = '{}', token } = await stored(page);
  const { id } = JSON.parse(user) as { id: string };
  expect(await answer.json()).toMatchObject({ success: true, token, user: { id } });
});

test('[AU-05] auth-success is followed by user-authenticated after 100 ms', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  await recordEvents(page);
  await page.goto('/auth/login');
  await expect(page.getByLabel('E-mail')).toBeEditable();
  await stopClock(page);
  await fillSignIn(page, person);
  const heard = async () => (await heardBy(page)).map(([name]) => name);
  await expect.poll(heard).toEqual(['auth-success']);
  await page.clock.runFor(99);
  expect(await heard()).toEqual(['auth-success']);
  await page.clock.runFor(1);
  expect(await heard()).toEqual(['auth-success', 'user-authenticated']);
});

test('ten tabs at once, and a browser that starts again, leave the person signed in', async ({
  page,
  context,
  browser,
  request,
  shop,
}) => {
  const person = await newPerson(request);
  await signIn(page, person);
  const tabs = await Promise.all(Array.from({ length: 10 }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto('/shop/account')));
  for (const tab of tabs) await expect(heading(tab)).toHaveText('Your account');
  const again = await browser.newContext({
    baseURL: shop.web,
    storageState: await context.storageState(),
  });
  const later = await again.newPage();
  await later.goto('/shop/account');
  await expect(heading(later)).toHaveText('Your account');
  await again.close();
});

test('AU-06 logout leaves nothing behind, here and in every other tab', async ({
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
  const answered = page.waitForResponse('**/api/auth/logout');
  await signOut(page);
  expect(await (await answered).json()).toEqual({ success: true });
  expect(Object.keys(await stored(page)).filter((key) => guestKeys.includes(key))).toEqual([]);
  expect((await stored(page))['theme']).toBe('dark');
  await expect(other).toHaveURL('/auth/login?returnUrl=%2Fshop%2Faccount');
  expect((await page.request.get('/api/auth/check-auth', { headers })).status()).toBe(401);
});

test('a stolen bearer without its cookie is worth nothing', async ({
  page,
  request,
  playwright,
  shop,
}) => {
  await signIn(page, await newPerson(request));
  const headers = await bearerOf(page);
  expect((await page.request.get('/api/account/profile', { headers })).status()).toBe(200);
  const thief = await playwright.request.newContext({ baseURL: shop.web });
  expect((await thief.get('/api/account/profile', { headers })).status()).toBe(401);
  await thief.dispose();
});

test('a name that is a script is only ever a name', async ({ page, request }) => {
  const userName = '<img src=x onerror=a=1>';
  const person = await newPerson(request, userName);
  await page.goto('/auth/login');
  await fillSignIn(page, person);
  await expect(accountMenu(page)).toHaveText(/<I/);
  await accountMenu(page).click();
  await expect(page.getByText(`Logged in as ${userName}`)).toBeVisible();
  await page.goto('/shop/account');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(userName);
  expect(await page.evaluate(() => 'a' in globalThis)).toBe(false);
});

test('signing in needs no mouse', async ({ page, request }) => {
  const person = await newPerson(request);
  await page.goto('/auth/login');
  await page.getByLabel('E-mail').focus();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Forgot it?' })).toBeFocused();
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
  expect(Object.keys(await stored(page))).not.toContain('token');
});
