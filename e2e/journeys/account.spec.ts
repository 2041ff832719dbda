import type { Route } from '@playwright/test';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import {
  newPerson,
  signIn,
  readLocalStorage,
  accountMenu,
  fillSignIn,
} from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test.use({ expectedBrowserErrors: [/status of 40[01]/] });

test('[OR-10] the account page has tabs for orders, addresses and reviews', async ({
  open,
  page,
  request,
}) => {
  await signIn(page, await newPerson(request));
  await open('/shop/account');
  const tabs = page.getByRole('navigation', { name: 'Account' });
  for (const name of ['Orders', 'Addresses', 'Reviews']) {
    await tabs.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name: `No ${name.toLowerCase()} yet` })).toBeVisible();
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }

  // On a phone the current tab is in view and the page is not scrolled.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/shop/account?tab=data');
  await expect(tabs.getByRole('link', { name: 'Personal data' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goto('/shop/account?tab=reviews');
  await expect(tabs.getByRole('link', { name: 'Reviews' })).toBeInViewport({ ratio: 1 });
});

test('an empty tab leads to where its first entry comes from @nightly', async ({
  page,
  request,
}) => {
  await signIn(page, await newPerson(request));
  const links = {
    orders: ['See deals', '/shop/deals'],
    builds: ['Open the PC builder', '/shop/builder'],
    reviews: ['Your orders', '/shop/account?tab=orders'],
  } as const;
  for (const [tab, [name, href]] of Object.entries(links)) {
    await page.goto(`/shop/account?tab=${tab}`);
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', href);
  }
  await page.goto('/shop/account?tab=addresses');
  await page.getByRole('button', { name: 'Add an address' }).click();
  await expect(page.getByRole('region', { name: 'New address' })).toBeVisible();
});

test('a new name shows immediately, and a new password ends the other sessions', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  const signedIn = await request.post('/api/auth/login', { data: person });
  const { token } = (await signedIn.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const useOtherSession = () => request.get('/api/account/profile', { headers });
  expect((await useOtherSession()).status()).toBe(200);
  await signIn(page, person);
  await page.goto('/shop/account');
  await page.getByRole('textbox', { name: 'Name' }).fill('Zenaida');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(accountMenu(page)).toHaveText(/ZE/);
  expect((await readLocalStorage(page))['user']).toContain('Zenaida');

  const sessions = page.getByRole('region', { name: "Where you're signed in" });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill('isang bagong lihim');
  await page.getByRole('button', { name: 'Change password' }).click();
  const current = page.getByLabel('Current password');
  await expect(current).toHaveAccessibleDescription('Your current password is incorrect');
  await expect(current).toBeFocused();
  await page.getByLabel('Current password').fill(person.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  expect((await useOtherSession()).status()).toBe(401);

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL('/auth/login');
  expect(await readLocalStorage(page)).not.toHaveProperty('token');
  await fillSignIn(page, { ...person, password: 'isang bagong lihim' });
  await expect(page).toHaveURL('/shop/home');
});

test.describe('when loading fails', () => {
  test.use({ expectedBrowserErrors: [/status of (?:400|503)/] });

  test('/shop/account and /shop/checkout show an error and a retry button @nightly', async ({
    page,
    request,
  }) => {
    await signIn(page, await newPerson(request));
    for (const [path, calls] of [
      ['/shop/account', '**/api/account/profile'],
      ['/shop/checkout', '**/api/shop/cart/get/*'],
    ] as const) {
      await test.step(path, async () => {
        const refuse = (route: Route) => route.fulfill({ status: 400, body: '{}' });
        await page.route(calls, refuse);
        await page.goto(path);
        const alert = page.getByRole('main').getByRole('alert');
        await expect(alert).toHaveText(/\w+.*Try again$/);
        await expectAccessible(page, { within: page.getByRole('main') });
        await page.unroute(calls, refuse);
        await alert.getByRole('button', { name: 'Try again' }).click();
        await expect(alert).toHaveCount(0);
        await expect(page.getByRole('main').getByRole('heading').nth(1)).toBeVisible();
      });
    }
  });

  for (const { tab, calls, button, field } of [
    { tab: 'profile', calls: '**/api/account/profile', button: undefined, field: 'Name' },
    {
      tab: 'addresses',
      calls: '**/api/shop/address/get/*',
      button: 'Add an address',
      field: 'Full name',
    },
  ]) {
    test(`text typed into the ${tab} tab survives a failed refetch @nightly`, async ({
      page,
      request,
    }) => {
      await page.clock.install();
      await signIn(page, await newPerson(request));
      await page.goto(`/shop/account?tab=${tab}`);
      if (button) await page.getByRole('button', { name: button }).click();
      const typed = page.getByRole('textbox', { name: field, exact: true });
      await typed.fill('Zenaida');
      await page.route(calls, (route) => route.fulfill({ status: 503, body: '{}' }));
      // Simulate returning to the tab. The second request proves that the first was handled.
      for (let call = 0; call < 2; call += 1) {
        await page.clock.fastForward('02:00');
        const failed = page.waitForResponse(calls);
        await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
        await failed;
      }
      await expect(typed).toHaveValue('Zenaida');
    });
  }
});
