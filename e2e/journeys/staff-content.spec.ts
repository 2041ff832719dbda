import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOnce } from '../fixtures/page/accessibility.ts';
import { placeOrderViaApi } from '../fixtures/orders.ts';
import { fillSignIn, signInStaff } from '../fixtures/people.ts';
import { blankImage } from '../fixtures/page/blank-image.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { startApi, startWeb } from '../stack/servers.ts';

// Rejected forms and sign-ins.
test.use({ expectedBrowserErrors: [/status of 400/] });

const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('the home page shows the banners that staff add, reorder and schedule @nightly', async ({
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
  await expectAccessibleOnce(page);
  await page.getByRole('link', { name: 'Add banner' }).click();
  await page.getByLabel('Placement').selectOption('Hero');
  await page.getByLabel('Title').fill('Built for Manila summers');
  await page.getByLabel('Text', { exact: true }).fill('Cool and quiet.');
  await page.getByLabel('Link', { exact: true }).fill('https://elsewhere.test');
  await page.getByLabel('Button text').fill('See coolers');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('Built for Manila summers');
  await press(page, 'Add banner');
  await expect(page.getByText('Enter a page of the shop, such as /shop/deals')).toBeVisible();
  await page.getByLabel('Link', { exact: true }).fill('/shop/listing?category=cpu_cooling');
  await page.getByLabel('Add image').setInputFiles(await blankImage());
  // The server resizes the image before it responds.
  await expect(page.getByRole('img', { name: 'Banner image' })).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, { within: page.getByRole('main') });
  await press(page, 'Add banner');
  const heroBanners = page.getByRole('list', { name: 'Hero' }).getByRole('listitem');
  await expect(heroBanners.last()).toContainText('Built for Manila summers');
  await press(page, 'Move Built for Manila summers up');
  await expect(heroBanners.first()).toContainText('Built for Manila summers');

  const title = async () => {
    const html = await (await page.request.get(`${web.url}/shop/home`)).text();
    return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
  };
  await expect.poll(title, { timeout: 90_000 }).toBe('Built for Manila summers');

  await page.getByRole('link', { name: 'Built for Manila summers' }).click();
  await page.getByLabel('Starts').fill('2031-05-01T08:00');
  await expect(page.getByRole('button', { name: 'Delete banner' })).toBeDisabled();
  await expect(page.getByText('Save or discard your changes first.')).toBeVisible();
  await press(page, 'Save changes');
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete banner' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeFocused();
  await expect.poll(title, { timeout: 90_000 }).toMatch(/^(?!Built for Manila summers)./);
  await page.getByRole('button', { name: 'Delete banner' }).dblclick();
  await press(page, 'Yes, delete');
  await expect(heroBanners).toHaveCount(1);
});

test('staff find a customer, add a note, suspend and reactivate the account @nightly', async ({
  page,
  open,
  shop,
}) => {
  test.slow();
  const { person, order } = await placeOrderViaApi(page.request, { web: shop.web });
  await signInStaff(page);
  await open('/admin/customers');
  await page.getByLabel('Search customers').fill(person.email);
  await press(page, 'Search');
  const row = page.getByRole('row').filter({ hasText: person.email });
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row.getByRole('cell', { name: '1', exact: true })).toBeVisible();
  // The order is unpaid.
  await expect(page.getByRole('columnheader', { name: 'Order value' })).toBeVisible();
  await row.getByRole('link').click();
  await expect(page.getByRole('link', { name: order.orderNumber })).toBeVisible();
  await expect(page.getByText('Pending, Unpaid', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Addresses' })).toContainText('0917 555 0142');
  await expectAccessibleOnce(page);

  const note = `Prefers calls after six ${randomBytes(3).toString('hex')}`;
  await page.getByLabel('Add a note').fill(note);
  await press(page, 'Add note');
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText(note);
  await press(page, 'Suspend');
  await expect(page.getByText('Enter a reason of 3 characters or more')).toBeVisible();
  await page.getByLabel('Reason').fill('Stolen cards');
  await press(page, 'Suspend');
  await expect(page.getByText('This account is suspended')).toBeVisible();
  await expect(page.getByText('Reason: Stolen cards')).toBeVisible();
  await expectAccessible(page, { within: page.getByRole('main') });
  const trySignIn = () => page.request.post('/api/auth/login', { data: person });
  expect((await trySignIn()).status()).toBe(400);
  await page.getByLabel('Reason').fill('Cleared up');
  await press(page, 'Reactivate');
  await expect(page.getByText('This account is suspended')).toBeHidden();
  expect((await trySignIn()).status()).toBe(200);

  await section(page, 'Audit').click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Suspended customer' }).first();
  await entry.locator('summary').click();
  await expect(entry).toContainText('hasReason');
  await expect(entry).not.toContainText('Stolen cards');
});
