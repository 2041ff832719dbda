import type { Page, Request } from '@playwright/test';
import { saveBuild, findPart } from '../fixtures/page/fit.ts';
import {
  accountMenu,
  fillSignIn,
  newPerson,
  signIn,
  signInByForm,
  signOut,
  readLocalStorage,
} from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

/** Disables the four-second sign-out timeout, which a slow machine may exceed. */
const disableAbortTimeout = (page: Page) =>
  page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });

test('[EN-05] two users on one browser see nothing of each other', async ({ page, request }) => {
  const [first, second] = [
    await newPerson(request, 'Unang Tao'),
    await newPerson(request, 'Ibang Tao'),
  ];
  await signIn(page, first);
  await page.goto('/shop/account');
  await expect(page.getByText(first.email)).toBeVisible();
  const id = (JSON.parse((await readLocalStorage(page))['user'] ?? '') as { id: string }).id;
  const part = await findPart(page, 'AMD Ryzen 5 5600');
  await saveBuild(page, [part]);
  await page.goto('/shop/builder');
  await expect(page.getByRole('main')).toContainText(part.name);
  await signOut(page);
  await page.goto('/shop/builder');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(part.name);
  // The state after a forced sign-out.
  await page.evaluate((userId) => {
    const saved = {
      userId,
      savedAt: new Date().toISOString(),
      items: [{ productId: 'x', quantity: 1 }],
    };
    localStorage.setItem('saved_cart', JSON.stringify(saved));
    localStorage.setItem('saved_for_later', JSON.stringify(saved));
  }, id);
  await signInByForm(page, second);
  // The stored build stays, under its owner's id.
  const { build: _waiting, ...others } = await readLocalStorage(page);
  expect(JSON.stringify(others)).not.toContain(id);
  expect(JSON.stringify(others)).not.toContain('Unang');
  await page.goto('/shop/builder');
  await expect(page.getByRole('main')).not.toContainText(part.name);
  await accountMenu(page).click();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByText(second.email)).toBeVisible();
  await expect(page.getByText(first.email)).toBeHidden();
  await page.goBack();
  await page.goBack();
  await expect(page.getByText(first.email)).toBeHidden();
});

test('signing out while the cart loads shows no session error @nightly', async ({
  page,
  request,
}) => {
  await disableAbortTimeout(page);
  await signIn(page, await newPerson(request));
  const { promise: sessionEnded, resolve: endSession } = Promise.withResolvers<void>();
  const { promise: logoutReleased, resolve: releaseLogout } = Promise.withResolvers<void>();
  await page.route('**/api/shop/cart/get/**', async (route) => {
    await sessionEnded;
    await route.continue();
  });
  await page.route('**/api/auth/logout', async (route) => {
    const response = await route.fetch();
    endSession();
    await logoutReleased;
    await route.fulfill({ response });
  });
  const isCart = (call: Request) => call.url().includes('/api/shop/cart/get/');
  const cartRequested = page.waitForRequest(isCart);
  await page.goto('/shop/home');
  await cartRequested;
  const cartSettled = Promise.race([
    page.waitForEvent('requestfinished', isCart),
    page.waitForEvent('requestfailed', isCart),
  ]);
  const loggedOut = page.waitForResponse('**/api/auth/logout');
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await cartSettled;
  releaseLogout();
  await loggedOut;
  await expect(accountMenu(page)).toHaveText(/GU/);
  await expect(page).toHaveURL('/shop/home');
  await expect(page.getByText('Unauthorized access')).toHaveCount(0);
});

test('signing in before sign-out completes keeps the new session @nightly', async ({
  page,
  request,
}) => {
  const [first, second] = [await newPerson(request), await newPerson(request)];
  await disableAbortTimeout(page);
  await signIn(page, first);
  await page.goto('/shop/home');
  const { promise: logoutReleased, resolve: releaseLogout } = Promise.withResolvers<void>();
  await page.route('**/api/auth/logout', async (route) => {
    const response = await route.fetch();
    await logoutReleased;
    await route.fulfill({ response });
  });
  const calls: string[] = [];
  const record = (phase: string) => (call: Request) => {
    const [, name] = /\/api\/auth\/(login|logout)$/.exec(call.url()) ?? [];
    if (name) calls.push(`${name} ${phase}`);
  };
  page.on('request', record('asked'));
  page.on('response', (response) => record('answered')(response.request()));
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await fillSignIn(page, second);
  releaseLogout();
  await expect.poll(() => calls).toHaveLength(4);
  expect(calls).toEqual(['logout asked', 'logout answered', 'login asked', 'login answered']);
  await page.goto('/shop/account');
  await expect(page.getByText(second.email)).toBeVisible();
});
