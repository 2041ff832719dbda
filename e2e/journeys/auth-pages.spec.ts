import { expectAccessible } from '../fixtures/accessibility.ts';
import { openAsleep } from '../fixtures/asleep.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { mailedPath } from '../fixtures/mailbox.ts';
import { fillSignIn, newPerson, signIn } from '../fixtures/people.ts';

const pages = {
  '/auth/login': 'Sign in',
  '/auth/register': 'Create an account',
  '/auth/forgot-password': 'Forgot your password?',
  '/auth/reset-password': 'Choose a new password',
  '/admin/login': 'Staff sign-in',
};
const refused = [/status of 400|ERR_FAILED/];

for (const [path, heading] of Object.entries(pages)) {
  test(`[RT-02] ${path}: brand at the left on 60%, a light form at the right`, async ({
    open,
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    const response = await open(path);
    expect(response.headers()['cache-control']).toBe('no-store');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const brand = page.getByRole('region', { name: 'Sirkito' });
    const box = await brand.boundingBox();
    expect(box).toMatchObject({ x: 0, width: 864, height: 900 });
    await expect(brand.getByRole('link', { name: 'Sirkito home' }).locator('svg')).toBeVisible();
    const form = await page.getByRole('main').boundingBox();
    expect(form?.x).toBeGreaterThan(864);
    await expect(brand).toContainText('Premium PC Components & Accessories');
    await expect(brand).toContainText('Quality is Remembered Long after the price is forgotten');
    const isDrawn = () =>
      brand
        .locator('img')
        .evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);
    await expect.poll(isDrawn).toBe(true);

    await page.emulateMedia({ colorScheme: 'dark' });
    const scheme = () =>
      page.getByRole('main').evaluate((main) => getComputedStyle(main).colorScheme);
    expect(await scheme()).toBe('light');

    await page.setViewportSize({ width: 360, height: 740 });
    await expect(brand).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
}

test.describe('opening an account', () => {
  test.use({ expectedComplaints: refused });

  test('[AU-07] every field says what is wrong with it, and the first one has the focus', async ({
    open,
    page,
  }) => {
    await open('/auth/register');
    await page.getByLabel('Name').fill('Al');
    await page.getByLabel('E-mail').fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('password1');
    await expect(page.getByText('Too common: others guess it first')).toBeVisible();
    await page.getByLabel('Password again').fill('different');
    await page.getByRole('button', { name: 'Create account' }).click();

    await expect(page.getByText('Name must have at least 3 characters')).toBeVisible();
    await expect(page.getByText('E-mail must look like name@example.com')).toBeVisible();
    await expect(page.getByText('Password is too common: others guess it first')).toBeVisible();
    await expect(page.getByText('Password again is not the same as the password')).toBeVisible();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  });

  test('[AU-07] [API-01] a new account is opened once for an address, whatever its case', async ({
    page,
    request,
  }) => {
    const { email } = await newPerson(request);
    const fill = async (address: string) => {
      await page.goto('/auth/register');
      await page.getByLabel('Name').fill('Maria Clara');
      await page.getByLabel('E-mail').fill(address);
      await page.getByLabel('Password', { exact: true }).fill('bahay kubo kahit munti');
      await page.getByLabel('Password again').fill('bahay kubo kahit munti');
      await page.getByRole('button', { name: 'Create account' }).click();
    };
    await fill(email.toUpperCase());
    await expect(page.getByRole('alert')).toHaveText('Registration failed');
    await expect(page.getByText('sign in or reset the password')).toBeVisible();
    await expectAccessible(page);

    await page.route('**/api/auth/register', (route) => route.abort());
    await fill(`new-${email}`);
    await expect(page.getByRole('alert')).toHaveText('Registration failed');
    await page.unroute('**/api/auth/register');
    await fill(`new-${email}`);
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByRole('status')).toHaveText('Welcome. You can sign in now');
    await expect(page.getByLabel('E-mail')).toHaveValue(`new-${email}`);
  });

  test('AU-07 how strong a password is stands there in words', async ({ page }) => {
    await page.goto('/auth/register');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('abc');
    await expect(page.getByText('Too short: 5 more to go')).toBeVisible();
    await password.fill('bahay kubo kahit munti');
    await expect(page.getByText('Strong', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect(password).toHaveAttribute('type', 'text');
  });
});

test('password managers are told what each field is', async ({ page }) => {
  const asked = async (path: string) => {
    await page.goto(path);
    return page
      .locator('form input')
      .evaluateAll((inputs) =>
        inputs.map(
          (input) => `${input.getAttribute('name')} ${input.getAttribute('autocomplete')}`,
        ),
      );
  };
  expect(await asked('/auth/login')).toEqual(['email username', 'password current-password']);
  expect(await asked('/auth/register')).toEqual([
    'userName nickname',
    'email username',
    'password new-password',
    'confirmPassword new-password',
  ]);
});

test('what a password manager filled in before the page woke up is sent', async ({
  browser,
  request,
  shop,
}) => {
  const person = await newPerson(request);
  const { page, wake } = await openAsleep(browser, `${shop.web}/auth/login`);
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await expect(button).toBeDisabled();
  wake();
  await button.click();
  await expect(page).toHaveURL(`${shop.web}/shop/home`);
});

test.describe('a wrong password', () => {
  test.use({ expectedComplaints: refused });

  test('[API-02] is refused in words, never as a lost session', async ({ page, request }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const person = await newPerson(request);
    await page.goto('/auth/login');
    const answer = page.waitForResponse('**/api/auth/login');
    await fillSignIn(page, { ...person, password: 'not this one' });
    expect((await answer).status()).toBe(400);
    await expect(page.getByRole('alert')).toHaveText(/Those details are not right/);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();

    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/auth/login', async (route) => {
      await promise;
      await route.continue();
    });
    const button = page.getByRole('button', { name: 'Sign in', exact: true });
    const place = await button.boundingBox();
    await fillSignIn(page, person);
    await expect(button).toBeDisabled();
    // Nothing moves from under the thumb until the answer is there.
    await expect(page.getByText('Those details are not right')).toBeHidden();
    expect(await button.boundingBox()).toEqual(place);
    resolve();
    await expect(page).toHaveURL('/shop/home');
  });
});

test.describe('a forgotten password', () => {
  test.use({ expectedComplaints: [/status of 40[01]/] });

  test('[AU-08] [API-21] the link works once, ends every session and leaves the address', async ({
    page,
    browser,
    request,
    shop,
  }) => {
    const person = await newPerson(request);
    const other = await (await browser.newContext({ baseURL: shop.web })).newPage();
    await signIn(other, person);

    const ask = async (email: string) => {
      await page.goto('/auth/forgot-password');
      await page.getByLabel('E-mail').fill(email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      return page.getByRole('status').first().innerText();
    };
    const known = await ask(person.email);
    expect(known).toContain('If there is an account with this address');
    expect(await ask(`nobody-${person.email}`)).toBe(known);

    const path = await mailedPath(request, shop.mail, {
      to: person.email,
      page: '/auth/reset-password',
    });
    const answer = await page.goto(path);
    expect(answer?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    await expect(page).toHaveURL('/auth/reset-password');
    const choose = async (password: string) => {
      await page.getByLabel('New password').fill(password);
      await page.getByRole('button', { name: 'Save the password' }).click();
    };
    await choose('isang bagong lihim');
    await expect(page).toHaveURL('/auth/login');
    await fillSignIn(page, { ...person, password: 'isang bagong lihim' });
    await expect(page).toHaveURL('/shop/home');

    await other.goto('/shop/account');
    await expect(other).toHaveURL('/auth/login?returnUrl=%2Fshop%2Faccount');
    await other.goto(path);
    await other.getByLabel('New password').fill('ang ikalawang lihim');
    await other.getByRole('button', { name: 'Save the password' }).click();
    await expect(other.getByRole('alert')).toHaveText(
      'This link was used already or is too old. Ask for a new one',
    );
    await other.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(other).toHaveURL('/auth/forgot-password');
    await other.context().close();
  });
});
