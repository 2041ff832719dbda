import { randomBytes } from 'node:crypto';
import { expectAccessible, expectAccessibleOnce } from '../fixtures/page/accessibility.ts';
import { waitForEmailLink } from '../fixtures/mailbox.ts';
import { fillSignIn, signInStaff } from '../fixtures/people.ts';
import { sharedShop } from '../fixtures/shared-shop.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newStaff } from '../fixtures/staff-members.ts';
import { query } from '../stack/database.ts';

test('an owner cancels an invitation, changes and suspends staff, and the audit log records it @nightly', async ({
  page,
}) => {
  await signInStaff(page);
  await page.goto('/admin/dashboard');
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Staff' })
    .click();
  const email = `clerk-${randomBytes(4).toString('hex')}@mail.example`;
  await page.getByLabel('Name', { exact: true }).fill('Clerk One');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Role', { exact: true }).selectOption('orders');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Invited');
  await expectAccessibleOnce(page);
  await expect(row.getByLabel('Role for Clerk One')).toBeDisabled();
  await row.getByRole('button', { name: /Cancel invitation/ }).click();
  await row.getByRole('button', { name: 'Yes, cancel' }).click();
  await expect(page.getByText('Invitation cancelled')).toBeVisible();
  await expect(row).toHaveCount(0);

  const clerk = await newStaff(page, 'orders');
  await page.reload();
  const member = page.getByRole('listitem').filter({ hasText: clerk.email });
  await member.getByLabel('Role for Clerk Two').selectOption('catalogue');
  await expect(page.getByText('Staff member updated')).toBeVisible();
  await member.getByRole('button', { name: /Suspend/ }).click();
  await member.getByRole('button', { name: 'Cancel' }).click();
  await expect(member).toContainText('Active');
  await member.getByRole('button', { name: /Suspend/ }).click();
  await member.getByRole('button', { name: 'Yes, suspend' }).click();
  await expect(member.getByRole('button', { name: /Reactivate/ })).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Audit' })
    .click();
  await page.getByLabel('Search audit log').fill('change_staff');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/search=change_staff/);
  const entry = page
    .getByRole('listitem')
    .filter({ hasText: /Updated staff member\s*Clerk Two/ })
    .first();
  await entry.locator('summary').click();
  await expect(entry).toContainText('false → true');
  await expectAccessible(page, { within: entry });
});

test('other staff rows are disabled while one is being saved @nightly', async ({ page }) => {
  const [one, other] = [await newStaff(page, 'orders'), await newStaff(page, 'orders')];
  await signInStaff(page);
  await page.goto('/admin/staff');
  const rowOf = ({ email }: { email: string }) =>
    page.getByRole('listitem').filter({ hasText: email });
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/admin/staff/*', async (route) => {
    await gate;
    await route.continue();
  });
  const role = rowOf(one).getByRole('combobox');
  await role.focus();
  await role.selectOption('support');
  await expect(rowOf(other).getByRole('button', { name: /Suspend/ })).toBeDisabled();
  await expect(rowOf(other).getByRole('combobox')).toBeDisabled();
  await expect(role).toBeFocused();
  release();
  await expect(page.getByText('Staff member updated')).toBeVisible();
  await expect(role).toBeFocused();
  await expect(rowOf(other).getByRole('button', { name: /Suspend/ })).toBeEnabled();
});

test('an invited staff member sets a password, signs in, and loses access when removed', async ({
  page,
  browser,
  request,
  shop,
}) => {
  test.slow();
  await signInStaff(page);
  await page.goto('/admin/staff');
  const clerk = {
    userName: 'Clerk Three',
    email: `clerk-${randomBytes(4).toString('hex')}@mail.example`,
    password: 'isang bagong lihim',
  };
  await page.getByLabel('Name', { exact: true }).fill(clerk.userName);
  await page.getByLabel('Email').fill(clerk.email);
  await expect(page.getByText('They join once they use it')).toBeVisible();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const row = page.getByRole('listitem').filter({ hasText: clerk.email });
  await expect(row).toContainText('Invited');

  const context = await browser.newContext({ baseURL: shop.web });
  const other = await context.newPage();
  const [to, path] = [clerk.email, '/auth/reset-password'];
  await other.goto(await waitForEmailLink(request, shop.mail, { to, page: path }));
  await other.getByLabel('New password').fill(clerk.password);
  await other.getByRole('button', { name: 'Save password' }).click();
  await expect(other).toHaveURL('/admin/login');
  await fillSignIn(other, clerk);
  await expect(other).toHaveURL(/\/admin\/(?!login)/);
  await other.goto('/admin/own-sign-in');
  await other.getByRole('button', { name: 'Change password' }).click();
  const card = other.getByRole('region', { name: 'Password', exact: true });
  await card.getByLabel('Current password').fill(clerk.password);
  clerk.password = 'isa pang bagong lihim';
  await card.getByLabel('New password').fill(clerk.password);
  await card.getByRole('button', { name: 'Change password' }).click();
  await expect(other.getByText('Password changed')).toBeVisible();
  await expect(other.getByText('This device, active now')).toBeVisible();

  await page.reload();
  await row.getByRole('button', { name: /Remove from staff/ }).click();
  await expectAccessible(page, { within: row });
  await row.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(row).toHaveCount(0);
  await other.goto('/auth/login');
  await fillSignIn(other, clerk);
  await expect(other).toHaveURL('/shop/home');
  await context.close();
});

test('the staff page fits every screen width @nightly', async ({ page }) => {
  const clerk = await newStaff(page, 'orders');
  // A row with two-factor authentication has the most controls.
  await query(
    sharedShop().databaseUrl,
    `insert into two_factor (account_id, sealed_secret, created_at, confirmed_at)
     select id, '\\x00', now(), now() from account where email = $1`,
    [clerk.email],
  );
  await signInStaff(page);
  await page.goto('/admin/staff');
  const row = page.getByRole('listitem').filter({ hasText: clerk.email });
  await expect(row.getByRole('button', { name: /Reset two-factor/ })).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
  }
});

test.describe('while the server is down', () => {
  test.use({ expectedBrowserErrors: [/ERR_FAILED/] });

  test('a half-written invitation stays in the form @nightly', async ({ page }) => {
    await signInStaff(page);
    await page.goto('/admin/staff');
    await expect(page.getByRole('list', { name: 'Staff' })).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Clerk Four');
    await page.route('**/api/admin/staff', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
    await failed;
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Clerk Four');
  });
});

test('Back restores the search text, and a search keeps the other filters @nightly', async ({
  page,
}) => {
  await signInStaff(page);
  for (const [path, name] of [
    ['/admin/customers?cart=left&from=2026-01-01&to=2026-12-31', 'Search customers'],
    ['/admin/audit', 'Search audit log'],
    ['/admin/messages', 'Search by email'],
  ] as const) {
    await page.goto(path);
    const box = page.getByLabel(name);
    for (const term of ['first', 'second']) {
      await box.fill(term);
      await box.press('Enter');
      await expect(page).toHaveURL(new RegExp(`search=${term}`));
    }
    await expect(box).toBeFocused();
    if (path.includes('cart')) await expect(page).toHaveURL(/cart=left&from=2026-01-01/);
    await page.goBack();
    await expect(box).toHaveValue('first');
    await page.goBack();
    await expect(box).toHaveValue('');
  }
  await page.getByLabel('Show').selectOption('Unanswered');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/show=waiting/);
  await page.goBack();
  await expect(page.getByLabel('Show')).toHaveValue('');
});
