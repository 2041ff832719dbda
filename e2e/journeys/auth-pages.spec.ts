import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { openBeforeHydration } from '../fixtures/page/before-hydration.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { waitForEmailLink } from '../fixtures/mailbox.ts';
import { fillSignIn, newPerson } from '../fixtures/people.ts';

const pages = {
  '/auth/login': 'Sign in',
  '/auth/register': 'Create an account',
  '/auth/forgot-password': 'Forgot your password?',
  '/auth/reset-password/0198f1c2-0000-7000-8000-000000000001/token': 'Choose a new password',
  '/admin/login': 'Staff sign-in',
};
const expectedErrors = [/status of 400|ERR_FAILED/];

test('[RT-02] sign-in pages show the brand on the left 60% and a light form on the right @nightly', async ({
  open,
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const brand = page.getByRole('region', { name: 'Sirkito' });
  const scheme = () =>
    page.getByRole('main').evaluate((main) => getComputedStyle(main).colorScheme);
  const isLoaded = () =>
    brand.locator('img').evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);
  for (const [path, heading] of Object.entries(pages)) {
    await test.step(path, async () => {
      const response = await open(path);
      expect(response.headers()['cache-control']).toBe('no-store');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const box = await brand.boundingBox();
      // Fills the screen below the demo notice.
      expect(box).toMatchObject({ x: 0, y: 28, width: 864, height: 872 });
      await expect(brand.getByRole('link', { name: 'Sirkito home' }).locator('svg')).toBeVisible();
      const form = await page.getByRole('main').boundingBox();
      expect(form?.x).toBeGreaterThan(864);
      await expect(brand).toContainText('Premium PC Components & Accessories');
      await expect(brand).toContainText('Quality is Remembered Long after the price is forgotten');
      await expect.poll(isLoaded).toBe(true);

      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await scheme()).toBe('light');

      await page.setViewportSize({ width: 360, height: 740 });
      await expect(brand).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      await page.setViewportSize({ width: 1440, height: 900 });
    });
  }
});

test.describe('registration', () => {
  test.use({ expectedBrowserErrors: expectedErrors });

  test('[AU-07] the form rates the password, shows an error for each field and focuses the first', async ({
    page,
  }) => {
    await page.goto('/auth/register');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('abc');
    await expect(page.getByText('Too short: 5 more to go')).toBeVisible();
    await password.fill('bahay kubo kahit munti');
    await expect(page.getByText('Strong', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect(password).toHaveAttribute('type', 'text');

    await page.getByLabel('Name').fill('Al');
    await page.getByLabel('Email').fill('nobody');
    await password.fill('password1');
    await expect(page.getByText("Too common. Choose one that's harder to guess")).toBeVisible();
    await page.getByLabel('Confirm password').fill('different');
    await page.getByRole('button', { name: 'Create account' }).click();

    await expect(page.getByText('Must be 3 characters or more')).toBeVisible();
    await expect(page.getByText('Enter an email address like name@example.com')).toBeVisible();
    await expect(page.getByText("Too common. Choose one that's harder to guess")).toBeVisible();
    await expect(page.getByText("Passwords don't match")).toBeVisible();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  });

  test('[AU-07] [API-01] an email address registers once, whatever its case @nightly', async ({
    page,
    request,
  }) => {
    const { email } = await newPerson(request);
    const alert = page.getByRole('alert');
    const submit = async (address: string) => {
      await page.getByLabel('Email').fill(address);
      await page.getByRole('button', { name: 'Create account' }).click();
    };
    await page.goto('/auth/register');
    await page.getByLabel('Name').fill('Maria Clara');
    await page.getByLabel('Password', { exact: true }).fill('bahay kubo kahit munti');
    await page.getByLabel('Confirm password').fill('bahay kubo kahit munti');
    await page.route('**/api/auth/register', (route) => route.abort());
    await submit(`new-${email}`);
    await expect(alert).toHaveText('Registration failed');
    await page.unroute('**/api/auth/register');

    await submit(email.toUpperCase());
    await expect(page.getByText('sign in or reset your password')).toBeVisible();
    await expect(alert).toHaveText('Registration failed');
    await expectAccessible(page);

    await submit(`new-${email}`);
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByRole('status')).toHaveText('Welcome. You can now sign in');
    await expect(page.getByLabel('Email')).toHaveValue(`new-${email}`);
  });
});

test('values filled in by a password manager before hydration are submitted @nightly', async ({
  browser,
  request,
  shop,
}) => {
  const person = await newPerson(request);
  const { page, hydrate } = await openBeforeHydration(browser, `${shop.web}/auth/login`);
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await expect(button).toBeDisabled();
  hydrate();
  await button.click();
  await expect(page).toHaveURL(`${shop.web}/shop/home`);
});

test.describe('a wrong password', () => {
  test.use({ expectedBrowserErrors: expectedErrors });

  test('[API-02] shows an error and never ends the session @nightly', async ({ page, request }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const person = await newPerson(request);
    await page.goto('/auth/login');
    const answer = page.waitForResponse('**/api/auth/login');
    await fillSignIn(page, { ...person, password: 'not this one' });
    expect((await answer).status()).toBe(400);
    await expect(page.getByRole('alert')).toHaveText(/Wrong email or password/);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();

    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/auth/login', async (route) => {
      await promise;
      await route.continue();
    });
    const button = page.getByRole('button', { name: 'Sign in', exact: true });
    const position = await button.boundingBox();
    await fillSignIn(page, person);
    await expect(button).toBeDisabled();
    // The button must not move while the request is pending.
    await expect(page.getByText('Wrong email or password')).toBeHidden();
    expect(await button.boundingBox()).toEqual(position);
    resolve();
    await expect(page).toHaveURL('/shop/home');
  });
});

test.describe('password reset', () => {
  test.use({ expectedBrowserErrors: [/status of 40[01]/] });

  test('[AU-08] [API-21] the link works once, ends every session and is removed from the URL', async ({
    page,
    request,
    shop,
  }) => {
    const person = await newPerson(request);
    const signedIn = await request.post('/api/auth/login', { data: person });
    const { token } = (await signedIn.json()) as { token: string };

    const requestLink = async (email: string) => {
      await page.goto('/auth/forgot-password');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send link' }).click();
      return page.getByRole('status').first().innerText();
    };
    const known = await requestLink(person.email);
    expect(known).toContain("If there's an account with this email");
    expect(await requestLink(`nobody-${person.email}`)).toBe(known);

    const path = await waitForEmailLink(request, shop.mail, {
      to: person.email,
      page: '/auth/reset-password',
    });
    const choose = async (password: string) => {
      await page.getByLabel('New password').fill(password);
      await page.getByRole('button', { name: 'Save password' }).click();
    };
    const answer = await page.goto(path);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    await expect(page).toHaveURL('/auth/reset-password');
    const headers = { authorization: `Bearer ${token}` };
    const sessions = () => request.get('/api/account/sessions', { headers });
    expect((await sessions()).status()).toBe(200);
    await choose('isang bagong lihim');
    await expect(page).toHaveURL('/auth/login');
    expect((await sessions()).status()).toBe(401);

    await page.goto(path);
    await choose('ang ikalawang lihim');
    await expect(page.getByRole('alert')).toHaveText(
      'This link has expired or was already used. Request a new one',
    );
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page).toHaveURL('/auth/forgot-password');

    await page.goto('/auth/login');
    await fillSignIn(page, { ...person, password: 'isang bagong lihim' });
    await expect(page).toHaveURL('/shop/home');
  });
});
