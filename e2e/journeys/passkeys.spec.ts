import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { totpCode } from '../fixtures/page/totp-code.ts';
import { addVirtualAuthenticator, startShopAtLocalhost } from '../fixtures/passkeys.ts';
import { fillSignIn, newPerson, signOut } from '../fixtures/people.ts';
import { sharedShop } from '../fixtures/shared-shop.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { expireConfirmation, newStaff } from '../fixtures/staff-members.ts';
import { query } from '../stack/database.ts';

// Wrong passwords return 400, calls before the setup 403. The browser logs both as errors.
test.use({ expectedBrowserErrors: [/status of 40[03]/] });

test('[SC-25][SC-26] a shopper adds a passkey, signs in with it, renames and removes it', async ({
  page,
  stage,
}) => {
  test.slow();
  const person = await newPerson(page.request);
  const shop = await startShopAtLocalhost(stage);
  await addVirtualAuthenticator(page);
  await page.goto(`${shop}/auth/login`);
  await fillSignIn(page, person);
  await expect(page).toHaveURL(`${shop}/shop/home`);
  await page.goto(`${shop}/shop/account?tab=profile`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByLabel('Name').fill('My laptop');
  await section.getByLabel('Your password').fill('not my password');
  await section.getByRole('button', { name: 'Create passkey' }).click();
  await expect(section.getByText('Your current password is incorrect')).toBeVisible();
  await expectAccessible(page, { within: section });
  await section.getByLabel('Your password').fill(person.password);
  await section.getByRole('button', { name: 'Create passkey' }).click();
  const row = section.getByRole('listitem');
  await expect(row).toContainText('My laptop');
  await expect(row).toContainText('Not used yet');
  await expectAccessible(page, { within: section });

  await signOut(page);
  await page.goto(`${shop}/auth/login`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(`${shop}/shop/home`);
  await page.goto(`${shop}/shop/account?tab=profile`);
  await expect(row).toContainText('Last used');
  await row.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('New name for My laptop').fill('Work laptop');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Work laptop');
  await row.getByRole('button', { name: 'Remove' }).click();
  await expectAccessible(page, { within: row });
  await row.getByLabel('Your password').fill(person.password);
  await row.getByRole('button', { name: 'Remove Work laptop' }).click();
  await expect(row).toHaveCount(0);

  await signOut(page);
  await page.goto(`${shop}/auth/login`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText("That passkey didn't work. Try again")).toBeVisible();
});

test('[SC-16][SC-21][SC-26] staff who must set up a second factor do so with a passkey, sign in and confirm with it @nightly', async ({
  page,
  stage,
}) => {
  test.slow();
  const clerk = await newStaff(page, 'orders');
  await query(
    sharedShop().databaseUrl,
    `update two_factor_grace set starts_at = now() - interval '8 days'
     where account_id = (select id from account where email = $1)`,
    [clerk.email],
  );
  const shop = await startShopAtLocalhost(stage, { TWO_FACTOR_GRACE_DAYS: '7' });
  await addVirtualAuthenticator(page);
  await page.goto(`${shop}/admin/login`);
  await fillSignIn(page, clerk);
  await expect(page).toHaveURL(`${shop}/admin/own-sign-in`);
  await expect(page.getByText('or a passkey to continue')).toBeVisible();
  await page.goto(`${shop}/admin/orders`);
  await expect(page).toHaveURL(`${shop}/admin/own-sign-in`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Your password').fill(clerk.password);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('My device');
  await expect(page.getByText('or a passkey to continue')).toHaveCount(0);
  await page.goto(`${shop}/admin/customers`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');

  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${shop}/admin/login`);
  await fillSignIn(page, clerk);
  await expect(page.getByText('Use your passkey instead')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/admin\/(?!login)/);

  await expireConfirmation(clerk);
  await page.goto(`${shop}/admin/own-sign-in`);
  await page.getByLabel('Current password').fill(clerk.password);
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
  await expectAccessible(page, { within: dialog });
  await expect(dialog.getByLabel('Current password')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)).toBeVisible();
  // The servers stop with the test; requests still in flight would fail.
  await page.close();
});

test('[SC-16][SC-25] staff with an authenticator app add a passkey after a code @nightly', async ({
  page,
  stage,
}) => {
  test.slow();
  const clerk = await newStaff(page, 'orders');
  const shop = await startShopAtLocalhost(stage);
  await addVirtualAuthenticator(page);
  await page.goto(`${shop}/admin/login`);
  await fillSignIn(page, clerk);
  await expect(page).toHaveURL(/\/admin\/(?!login)/);
  await page.goto(`${shop}/admin/own-sign-in`);
  await page.getByLabel('Current password').fill(clerk.password);
  await page.getByRole('button', { name: 'Set up' }).click();
  const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  await page.getByLabel('Authentication code').fill(totpCode(key));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: "I've saved them" }).click();
  await expireConfirmation(clerk);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Your password').fill(clerk.password);
  await page.getByRole('button', { name: 'Create passkey' }).click();
  const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
  await dialog.getByLabel('Current password').fill(clerk.password);
  await dialog.getByLabel('Authentication code').fill(totpCode(key, 1));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('My device');
  // The servers stop with the test; requests still in flight would fail.
  await page.close();
});
