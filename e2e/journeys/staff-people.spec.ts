import { randomBytes } from 'node:crypto';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { mailedPath } from '../fixtures/mailbox.ts';
import { fillSignIn, signInStaff } from '../fixtures/people.ts';
import { openShop } from '../fixtures/open-shop.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newStaff } from '../fixtures/staff-people.ts';
import { query } from '../stack/database.ts';

test('an owner invites somebody, gives them another role and shuts them out, and the log knows', async ({
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
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Role', { exact: true }).selectOption('orders');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Invited');
  await expectAccessible(page);
  await row.getByLabel('Role of Clerk One').selectOption('catalogue');
  await expect(page.getByText('The account was changed')).toBeVisible();
  await row.getByRole('button', { name: /Shut out/ }).click();
  await row.getByRole('button', { name: 'Keep it so' }).click();
  await expect(row).toContainText('Invited');
  await row.getByRole('button', { name: /Shut out/ }).click();
  await row.getByRole('button', { name: 'Yes, shut out' }).click();
  await expect(row.getByRole('button', { name: /Let in again/ })).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Audit' })
    .click();
  await page.getByLabel('Search the log').fill('change_staff');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/search=change_staff/);
  const entry = page.getByRole('listitem').filter({ hasText: 'change staff' }).first();
  await entry.locator('summary').click();
  await expect(entry).toContainText('false → true');
  await expectAccessible(page);
});

test('while one account is being changed no other can be, since that would be left undone', async ({
  page,
}) => {
  const [one, other] = [await newStaff(page, 'orders'), await newStaff(page, 'orders')];
  await signInStaff(page);
  await page.goto('/admin/staff');
  const rowOf = ({ email }: { email: string }) =>
    page.getByRole('listitem').filter({ hasText: email });
  const { promise: changed, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/admin/staff/*', async (route) => {
    await changed;
    await route.continue();
  });
  const role = rowOf(one).getByRole('combobox');
  await role.focus();
  await role.selectOption('support');
  await expect(rowOf(other).getByRole('button', { name: /Shut out/ })).toBeDisabled();
  await expect(rowOf(other).getByRole('combobox')).toBeDisabled();
  await expect(role).toBeFocused();
  answer();
  await expect(page.getByText('The account was changed')).toBeVisible();
  await expect(role).toBeFocused();
  await expect(rowOf(other).getByRole('button', { name: /Shut out/ })).toBeEnabled();
});

test('who is invited chooses a password, comes in by the door of staff, and is staff no longer', async ({
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
  await page.getByLabel('E-mail').fill(clerk.email);
  await expect(page.getByText('becomes staff at once')).toBeVisible();
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  const row = page.getByRole('listitem').filter({ hasText: clerk.email });
  await expect(row).toContainText('Invited');

  const context = await browser.newContext({ baseURL: shop.web });
  const other = await context.newPage();
  const [to, path] = [clerk.email, '/auth/reset-password'];
  await other.goto(await mailedPath(request, shop.mail, { to, page: path }));
  await other.getByLabel('New password').fill(clerk.password);
  await other.getByRole('button', { name: 'Save the password' }).click();
  await expect(other).toHaveURL('/admin/login');
  await fillSignIn(other, clerk);
  await expect(other).toHaveURL(/\/admin\/(?!login)/);

  await page.reload();
  await row.getByRole('button', { name: /No longer staff/ }).click();
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Yes, no longer staff' }).click();
  await expect(row).toHaveCount(0);
  await other.goto('/auth/login');
  await fillSignIn(other, clerk);
  await expect(other).toHaveURL('/shop/home');
  await context.close();
});

for (const width of [360, 768, 1440]) {
  test(`the page of staff fits a screen of ${width} pixels, whoever is on it`, async ({ page }) => {
    const clerk = await newStaff(page, 'orders');
    // The row of who signs in with a code has the most in it.
    await query(
      openShop().databaseUrl,
      `insert into second_step (account_id, sealed_secret, created_at, confirmed_at)
       select id, '\\x00', now(), now() from account where email = $1`,
      [clerk.email],
    );
    await signInStaff(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin/staff');
    const row = page.getByRole('listitem').filter({ hasText: clerk.email });
    await expect(row.getByRole('button', { name: /Switch the code off/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  });
}

test.describe('while the server is away', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test('a half-written invitation stays', async ({ page }) => {
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

test('the way back brings the words that were searched for, and a search keeps its limits', async ({
  page,
}) => {
  await signInStaff(page);
  for (const [path, name] of [
    ['/admin/customers?cart=left&from=2026-01-01&to=2026-12-31', 'Find a customer'],
    ['/admin/audit', 'Search the log'],
    ['/admin/messages', 'Search by e-mail'],
  ] as const) {
    await page.goto(path);
    const box = page.getByLabel(name);
    for (const words of ['first', 'second']) {
      await box.fill(words);
      await box.press('Enter');
      await expect(page).toHaveURL(new RegExp(`search=${words}`));
    }
    await expect(box).toBeFocused();
    if (path.includes('cart')) await expect(page).toHaveURL(/cart=left&from=2026-01-01/);
    await page.goBack();
    await expect(box).toHaveValue('first');
    await page.goBack();
    await expect(box).toHaveValue('');
  }
  await page.getByLabel('Show').selectOption('Not answered');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/show=waiting/);
  await page.goBack();
  await expect(page.getByLabel('Show')).toHaveValue('');
});
