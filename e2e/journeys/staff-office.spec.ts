import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

// A refused form is a complaint of the browser's.
test.use({ expectedComplaints: [/status of 400/] });

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name });

test('an owner changes the profile and the bank account, field by field, and loses nothing unsaved', async ({
  page,
}) => {
  await signInStaff(page);
  await page.goto('/admin/dashboard');
  await section(page, 'Settings').click();
  const hours = page.getByLabel('Opening hours');
  const before = await hours.inputValue();
  await hours.fill('Mon-Sat 10AM to 6PM');
  await page.getByLabel('E-mail').fill('nobody');
  await section(page, 'Audit').click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('An e-mail address, such as hello@example.com')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(hours).toHaveValue(before);
  await hours.fill('Mon-Sat 10AM to 6PM');
  await page.getByLabel('Bank', { exact: true }).fill('Bank of the Islands');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();

  await page.reload();
  await expect(hours).toHaveValue('Mon-Sat 10AM to 6PM');
  await expect(page.getByLabel('Bank', { exact: true })).toHaveValue('Bank of the Islands');
  await section(page, 'Audit').click();
  const entry = page.getByRole('listitem').filter({ hasText: 'change bank account' }).first();
  await entry.locator('summary').click();
  await expect(entry).toContainText('Bank of the Islands');

  // The shop is as it was for whoever comes next.
  await section(page, 'Settings').click();
  await hours.fill(before);
  await page.getByLabel('Bank', { exact: true }).fill('Sample Bank');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
});

test('nothing can be typed while settings are being saved, since it would be lost', async ({
  page,
}) => {
  await signInStaff(page);
  await page.goto('/admin/settings');
  const { promise: saved, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/admin/settings/**', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await saved;
    const data: unknown = route.request().postDataJSON();
    return route.fulfill({ json: { success: true, message: 'Saved', data } });
  });
  const hours = page.getByLabel('Opening hours');
  await hours.fill('Mon-Sat 9AM to 5PM');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(hours).toBeDisabled();
  answer();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect(hours).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeFocused();
});

test('signing out asks first while something is not saved', async ({ page }) => {
  await signInStaff(page);
  await page.goto('/admin/banners/new');
  await page.getByLabel('Title').fill('Half written');
  const logout = page.getByRole('button', { name: 'Logout' });
  await logout.click();
  const asks = page.getByRole('dialog', { name: 'Leave without saving?' });
  await asks.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Half written');
  await logout.click();
  await page.keyboard.press('Escape');
  await expect(asks).toBeHidden();
  await section(page, 'Banners').click();
  await asks.getByRole('button', { name: 'Stay here' }).click();
  await logout.click();
  await asks.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff sign-in');
});

test('[OR-08] an owner sets what delivery costs, and the shop charges and says so', async ({
  page,
}) => {
  await signInStaff(page);
  await page.goto('/admin/dashboard');
  await section(page, 'Settings').click();
  const heavy = page.getByLabel('Islands, to 20 kg');
  const save = page.getByRole('button', { name: 'Save changes' });
  const before = await heavy.inputValue();
  await heavy.fill('much');
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Islands, to 20 kg' })).toBeVisible();
  await expect(heavy).toHaveAttribute('aria-invalid', 'true');
  await expect(heavy).toBeFocused();
  await expect(page.getByLabel('Metro Manila, to 3 kg')).toBeDisabled();
  await expectAccessible(page);
  await heavy.fill('955.50');
  await save.click();
  await expect(page.getByText('Everything is saved')).toBeVisible();

  const islands = page.getByRole('row').filter({ hasText: 'Tawi-Tawi' });
  await expect(async () => {
    await page.goto('/shop/shipping');
    await expect(islands).toContainText('₱955.50', { timeout: 1_000 });
  }).toPass();

  // The shop is as it was for whoever comes next.
  await page.goto('/admin/settings');
  await heavy.fill(before);
  await save.click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
});

test('a message is found by its sender, read, and marked as answered', async ({ page }) => {
  const email = `writer-${randomBytes(4).toString('hex')}@mail.example`;
  const words = 'Does this board take the memory I have?';
  const sent = await page.request.post('/api/shop/contact', {
    data: { name: 'Ana Reyes', email, topic: 'before_buying', message: words },
  });
  expect(sent.status()).toBe(200);
  await signInStaff(page);
  await page.goto('/admin/dashboard');
  const none = { json: { success: true, data: [], next: null } };
  await page.route('**/api/admin/messages', (route) => route.fulfill(none));
  await section(page, 'Messages').click();
  await expect(page.getByText('No messages yet.')).toBeVisible();
  await page.getByLabel('Search by e-mail').fill(email);
  await page.getByLabel('Show').selectOption('Not answered');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const item = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await expect(item).toHaveCount(1);
  await item.locator('summary').click();
  await expect(item.getByRole('paragraph').filter({ hasText: words })).toBeVisible();
  await expect(item.getByRole('link', { name: 'Reply by e-mail' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${encodeURIComponent(email)}[?]subject=Re%3A%20Choosing%20parts`),
  );
  await expectAccessible(page);
  await item.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByText('There is no message like this.')).toBeVisible();
  await page.getByLabel('Show').selectOption('All');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(item).toContainText('Answered');
});
