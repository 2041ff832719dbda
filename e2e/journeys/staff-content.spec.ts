import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { orderFromElsewhere } from '../fixtures/orders.ts';
import { fillSignIn, signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { startApi, startWeb } from '../stack/servers.ts';

// Forms and sign-ins that are refused.
test.use({ expectedComplaints: [/status of 400/] });

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('what staff add, order and plan is what the home page shows a moment later', async ({
  ownStage,
  page,
}) => {
  test.slow();
  const api = await startApi(ownStage);
  const web = await startWeb(ownStage, api.url);
  await page.goto(`${web.url}/admin/login`);
  await fillSignIn(page, {
    userName: '',
    email: 'admin@sirkito.test',
    password: 'Admin-Pass-2026',
  });
  await section(page, 'Banners').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Banners');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add a banner' }).click();
  await page.getByLabel('Where').selectOption('Opening of the page');
  await page.getByLabel('Title').fill('Built for Manila summers');
  await page.getByLabel('Text', { exact: true }).fill('Cool and quiet.');
  await page.getByLabel('Link', { exact: true }).fill('https://elsewhere.test');
  await page.getByLabel('Words of the link').fill('See coolers');
  const preview = page.getByRole('region', { name: 'How it will show' });
  await expect(preview).toContainText('Built for Manila summers');
  await press(page, 'Add the banner');
  await expect(page.getByText('A page of this shop, such as /shop/deals')).toBeVisible();
  await page.getByLabel('Link', { exact: true }).fill('/shop/listing?category=cpu_cooling');
  const buffer = await page.screenshot();
  const picture = { name: 'summer.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Add a picture').setInputFiles(picture);
  // Made in every size before it is answered.
  await expect(page.getByRole('img', { name: 'The picture' })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await press(page, 'Add the banner');
  const openings = page.getByRole('list', { name: 'Opening' }).getByRole('listitem');
  await expect(openings.last()).toContainText('Built for Manila summers');
  await press(page, 'Move Built for Manila summers up');
  await expect(openings.first()).toContainText('Built for Manila summers');

  const title = page.getByRole('heading', { level: 1 });
  await expect(async () => {
    await page.goto(`${web.url}/shop/home`);
    await expect(title).toHaveText('Built for Manila summers', { timeout: 1_000 });
  }).toPass({ timeout: 90_000 });

  await page.goto(`${web.url}/admin/banners`);
  await page.getByRole('link', { name: 'Built for Manila summers' }).click();
  await page.getByLabel('From').fill('2031-05-01T08:00');
  await expect(page.getByRole('button', { name: 'Remove for good' })).toBeDisabled();
  await expect(page.getByText('Save or discard your changes first.')).toBeVisible();
  await press(page, 'Save changes');
  await expect(page.getByText('Planned', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove for good' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeFocused();
  await expect(async () => {
    await page.goto(`${web.url}/shop/home`);
    await expect(title).not.toHaveText('Built for Manila summers', { timeout: 1_000 });
  }).toPass({ timeout: 90_000 });
  await page.goto(`${web.url}/admin/banners`);
  await page.getByRole('link', { name: 'Built for Manila summers' }).click();
  await page.getByRole('button', { name: 'Remove for good' }).dblclick();
  await press(page, 'Yes, remove it');
  await expect(openings).toHaveCount(1);
});

test('a customer is found, noted about, shut out and let in again', async ({
  page,
  open,
  shop,
}) => {
  test.slow();
  const { person, order } = await orderFromElsewhere(page.request, { web: shop.web });
  await signInStaff(page);
  await open('/admin/customers');
  await page.getByLabel('Find a customer').fill(person.email);
  await press(page, 'Search');
  const row = page.getByRole('row').filter({ hasText: person.email });
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible();
  // It is not paid yet.
  await expect(page.getByRole('columnheader', { name: 'Ordered' })).toBeVisible();
  await row.getByRole('link').click();
  await expect(page.getByRole('link', { name: order.orderNumber })).toBeVisible();
  await expect(page.getByText('Pending, Unpaid', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Addresses' })).toContainText('0917 555 0142');
  await expectAccessible(page);

  const words = `Prefers calls after six ${randomBytes(3).toString('hex')}`;
  await page.getByLabel('Add a note').fill(words);
  await press(page, 'Add the note');
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText(words);
  await press(page, 'Shut out');
  await expect(page.getByText('Say why, in a few words')).toBeVisible();
  await page.getByLabel('Reason').fill('Stolen cards');
  await press(page, 'Shut out');
  await expect(page.getByText('This account is shut out')).toBeVisible();
  await expect(page.getByText('Reason: Stolen cards')).toBeVisible();
  await expectAccessible(page);
  const tried = () => page.request.post('/api/auth/login', { data: person });
  expect((await tried()).status()).toBe(400);
  await page.getByLabel('Reason').fill('Cleared up');
  await press(page, 'Let in again');
  await expect(page.getByText('This account is shut out')).toBeHidden();
  expect((await tried()).status()).toBe(200);

  await section(page, 'Audit').click();
  const shutOut = page.getByRole('listitem').filter({ hasText: 'shut out customer' }).first();
  await shutOut.locator('summary').click();
  await expect(shutOut).toContainText('hasReason');
  await expect(shutOut).not.toContainText('Stolen cards');
});
