import type { Page, Request } from '@playwright/test';
import { keepBuild, partNamed } from '../fixtures/fit.ts';
import {
  accountMenu,
  fillSignIn,
  newPerson,
  signIn,
  signInByForm,
  signOut,
  stored,
} from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

/** Signing out waits four seconds to be heard, which a slow machine needs for the steps of a test. */
const waitToBeHeard = (page: Page) =>
  page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });

test('[EN-05] two people after each other on one browser see nothing of one another', async ({
  page,
  request,
}) => {
  const [first, second] = [
    await newPerson(request, 'Unang Tao'),
    await newPerson(request, 'Ibang Tao'),
  ];
  await signIn(page, first);
  await page.goto('/shop/account');
  await expect(page.getByText(first.email)).toBeVisible();
  const id = (JSON.parse((await stored(page))['user'] ?? '') as { id: string }).id;
  const part = await partNamed(page, 'AMD Ryzen 5 5600');
  await keepBuild(page, [part]);
  await page.goto('/shop/builder');
  await expect(page.getByRole('main')).toContainText(part.name);
  await signOut(page);
  await page.goto('/shop/builder');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(part.name);
  // As a forced logout would have left it.
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
  // A build waits for its owner, under their id.
  const { build: _waiting, ...others } = await stored(page);
  expect(JSON.stringify(others)).not.toContain(id);
  expect(JSON.stringify(others)).not.toContain('Unang');
  await page.goto('/shop/builder');
  await expect(page.getByRole('main')).not.toContainText(part.name);
  await page.goto('/shop/home');
  await accountMenu(page).click();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByText(second.email)).toBeVisible();
  await expect(page.getByText(first.email)).toBeHidden();
  await page.goBack();
  await page.goBack();
  await expect(page.getByText(first.email)).toBeHidden();
});

test('who signs out while the cart is still on its way is not told that the session was lost', async ({
  page,
  request,
}) => {
  await waitToBeHeard(page);
  await signIn(page, await newPerson(request));
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { promise: isHeard, resolve: letHear } = Promise.withResolvers<void>();
  await page.route('**/api/shop/cart/get/**', async (route) => {
    await ended;
    await route.continue();
  });
  await page.route('**/api/auth/logout', async (route) => {
    const response = await route.fetch();
    end();
    await isHeard;
    await route.fulfill({ response });
  });
  const isCart = (call: Request) => call.url().includes('/api/shop/cart/get/');
  const asked = page.waitForRequest(isCart);
  await page.goto('/shop/home');
  await asked;
  const over = Promise.race([
    page.waitForEvent('requestfinished', isCart),
    page.waitForEvent('requestfailed', isCart),
  ]);
  const answered = page.waitForResponse('**/api/auth/logout');
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await over;
  letHear();
  await answered;
  await expect(accountMenu(page)).toHaveText(/GU/);
  await expect(page).toHaveURL('/shop/home');
  await expect(page.getByText('Unauthorized access')).toHaveCount(0);
});

test('who signs in before the answer to signing out has come keeps the new session and the page', async ({
  page,
  request,
}) => {
  const [first, second] = [await newPerson(request), await newPerson(request)];
  await waitToBeHeard(page);
  await signIn(page, first);
  await page.goto('/shop/home');
  const { promise: isHeard, resolve: letHear } = Promise.withResolvers<void>();
  await page.route('**/api/auth/logout', async (route) => {
    const response = await route.fetch();
    await isHeard;
    await route.fulfill({ response });
  });
  const calls: string[] = [];
  const note = (what: string) => (call: Request) => {
    const [, name] = /\/api\/auth\/(login|logout)$/.exec(call.url()) ?? [];
    if (name) calls.push(`${name} ${what}`);
  };
  page.on('request', note('asked'));
  page.on('response', (response) => note('answered')(response.request()));
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await fillSignIn(page, second);
  letHear();
  await expect.poll(() => calls).toHaveLength(4);
  expect(calls).toEqual(['logout asked', 'logout answered', 'login asked', 'login answered']);
  await page.goto('/shop/account');
  await expect(page.getByText(second.email)).toBeVisible();
});
