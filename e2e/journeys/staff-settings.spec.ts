import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { openStaffSession, signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

// A rejected form returns 400, which the browser logs as an error.
test.use({ expectedBrowserErrors: [/status of 400/] });

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name });

test('an owner edits the store profile and bank account with validation and unsaved-changes protection', async ({
  page,
}) => {
  await signInStaff(page);
  await page.goto('/admin/dashboard');
  await section(page, 'Settings').click();
  const hours = page.getByLabel('Opening hours');
  const before = await hours.inputValue();
  await hours.fill('Mon-Sat 10AM to 6PM');
  await page.getByLabel('Email').fill('nobody');
  await section(page, 'Audit').click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Enter an email address like hello@example.com')).toBeVisible();
  await expectAccessible(page, { within: page.getByRole('main') });

  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(hours).toHaveValue(before);
  await hours.fill('Mon-Sat 10AM to 6PM');
  await page.getByLabel('Bank name').fill('Bank of the Islands');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();

  await page.reload();
  await expect(hours).toHaveValue('Mon-Sat 10AM to 6PM');
  await expect(page.getByLabel('Bank name')).toHaveValue('Bank of the Islands');
  await section(page, 'Audit').click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Changed bank account' }).first();
  await entry.locator('summary').click();
  await expect(entry).toContainText('Bank of the Islands');

  // Restore the settings for other tests.
  await section(page, 'Settings').click();
  await hours.fill(before);
  await page.getByLabel('Bank name').fill('Sample Bank');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
});

test('settings are read-only while they are being saved @nightly', async ({ page }) => {
  await signInStaff(page);
  await page.goto('/admin/settings');
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/admin/settings/**', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await gate;
    const data: unknown = route.request().postDataJSON();
    return route.fulfill({ json: { success: true, message: 'Saved', data } });
  });
  const hours = page.getByLabel('Opening hours');
  await hours.fill('Mon-Sat 9AM to 5PM');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(hours).toBeDisabled();
  release();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(hours).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeFocused();
});

test('signing out with unsaved changes asks for confirmation @nightly', async ({ page }) => {
  await openStaffSession(page);
  await page.goto('/admin/banners/new');
  await page.getByLabel('Title').fill('Half written');
  const logout = page.getByRole('button', { name: 'Logout' });
  await logout.click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Half written');
  await logout.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await section(page, 'Banners').click();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await logout.click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff sign-in');
});

test('[OR-08] an owner sets the delivery fees that the shop shows', async ({ page }) => {
  await signInStaff(page);
  await page.goto('/admin/settings');
  const heavy = page.getByLabel('Islands, up to 20 kg');
  const save = page.getByRole('button', { name: 'Save changes' });
  const before = await heavy.inputValue();
  await heavy.fill('much');
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Islands, up to 20 kg' })).toBeVisible();
  await expect(heavy).toHaveAttribute('aria-invalid', 'true');
  await expect(heavy).toBeFocused();
  await expect(page.getByLabel('Metro Manila, up to 3 kg')).toBeDisabled();
  await expectAccessible(page, { within: page.getByRole('main') });
  await heavy.fill('955.50');
  await save.click();
  await expect(page.getByText('All changes saved')).toBeVisible();

  const islands = async () => {
    const html = await (await page.request.get('/shop/shipping')).text();
    return html.split('<tr').find((row) => row.includes('Tawi-Tawi'));
  };
  await expect.poll(islands).toContain('₱955.50');

  // Restore the settings for other tests.
  await heavy.fill(before);
  await save.click();
  await expect(page.getByText('All changes saved')).toBeVisible();
});

test('staff find a message by sender, read it and mark it as answered @nightly', async ({
  page,
}) => {
  const email = `writer-${randomBytes(4).toString('hex')}@mail.example`;
  const message = 'Does this board take the memory I have?';
  const sent = await page.request.post('/api/shop/contact', {
    data: { name: 'Ana Reyes', email, topic: 'before_buying', message },
  });
  expect(sent.status()).toBe(200);
  await signInStaff(page);
  await page.goto('/admin/settings');
  const empty = { json: { success: true, data: [], next: null } };
  await page.route('**/api/admin/messages', (route) => route.fulfill(empty));
  await section(page, 'Messages').click();
  await expect(page.getByText('No messages yet.')).toBeVisible();
  await page.getByLabel('Search by email').fill(email);
  await page.getByLabel('Show').selectOption('Unanswered');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const item = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(item).toHaveCount(1);
  await item.locator('summary').click();
  await expect(item.getByRole('paragraph').filter({ hasText: message })).toBeVisible();
  await expect(item.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${encodeURIComponent(email)}[?]subject=Re%3A%20Choosing%20parts`),
  );
  await expectAccessible(page, { within: item });
  await item.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByText('No messages found.')).toBeVisible();
  await page.getByLabel('Show').selectOption('All');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(item).toContainText('Answered');
});
