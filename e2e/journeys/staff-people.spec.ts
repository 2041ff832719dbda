import { randomBytes } from 'node:crypto';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('an owner invites somebody, gives them another role and shuts them out, and the log knows', async ({
  page,
}) => {
  await signInStaff(page);
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Staff' })
    .click();
  const email = `clerk-${randomBytes(4).toString('hex')}@mail.example`;
  await page.getByLabel('Name', { exact: true }).fill('Clerk One');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Role', { exact: true }).selectOption('orders');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Invited');
  await expectAccessible(page);
  await row.getByLabel('Role of Clerk One').selectOption('catalogue');
  await expect(page.getByText('The account was changed')).toBeVisible();
  await row.getByRole('button', { name: /Shut out/ }).click();
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
