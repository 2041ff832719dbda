import { expectAccessible, expectAccessibleOnce } from '../fixtures/accessibility.ts';
import type { Page } from '@playwright/test';
import { bearerOf, signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newStaffProduct } from '../fixtures/staff-products.ts';

async function firstName(page: Page, query: string): Promise<string> {
  const reply = await page.request.get(`/api/admin/products/get?limit=1&${query}`, {
    headers: await bearerOf(page),
  });
  const { data } = (await reply.json()) as { data: { name: string }[] };
  return data[0]?.name ?? '';
}

test('staff find, filter, sort and leaf through products, all of it in the address', async ({
  page,
}) => {
  await signInStaff(page);
  await page.goto('/admin/products');
  const rows = page.getByRole('table', { name: 'Products' }).locator('tbody tr');
  await expect(rows).toHaveCount(50);

  await page.getByLabel('Search products').fill('ryzen 7600');
  await expect(page).toHaveURL(/search=ryzen\+7600/);
  await expect(rows.first()).toContainText('7600');
  await page.getByLabel('Search products').fill('');
  await expect(page).not.toHaveURL(/search/);

  await page.getByRole('combobox', { name: 'Category' }).selectOption('cpu');
  await page.getByRole('combobox', { name: 'Order' }).selectOption('price-lowtohigh');
  await expect(page).toHaveURL(/category=cpu&sort=price-lowtohigh/);
  const cheapest = await firstName(page, 'category=cpu&sort=price-lowtohigh');
  await expect(rows.first()).toContainText(cheapest);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Last' }).click();
  await expect(page).toHaveURL(/end=1/);
  await expect(rows.first()).not.toContainText(cheapest);
  await pages.getByRole('link', { name: 'First' }).click();
  await expect(rows.first()).toContainText(cheapest);

  await page.locator('summary', { hasText: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Brand' }).click();
  await expect(page.getByRole('columnheader', { name: 'Brand' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Category' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Brand' })).toBeHidden();
});

test('the search box of the products says what the list shows', async ({ page }) => {
  await signInStaff(page);
  await page.goto('/admin/products');
  const box = page.getByLabel('Search products');
  await box.fill('ryzen');
  await expect(page).toHaveURL('/admin/products?search=ryzen');
  // The address changes before the page does: until then its links know of no search.
  await expect(page.locator('tbody tr').first()).toContainText(/ryzen/i);
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await expect(page).toHaveURL('/admin/products');
  await expect(box).toHaveValue('');
  await page.goBack();
  await expect(box).toHaveValue('ryzen');
});

test('the list of products suits phones, tablets and desks, and everyone', async ({ page }) => {
  await signInStaff(page);
  await page.goto('/admin/products?search=ryzen+7600');
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessibleOnce(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test.describe('with what is refused on the way', () => {
  test.use({ expectedComplaints: [/status of 40[09]/] });

  test('a product is added with its facts and pictures, and is in the shop', async ({ page }) => {
    await signInStaff(page);
    await page.goto('/admin/products');
    await page.getByRole('link', { name: 'Add a product' }).click();
    await expect(page.getByText('Nothing is filled in yet')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Sirkito Basics trial processor');
    await page.getByLabel('Brand').selectOption('AMD');
    await page.getByLabel('Category').selectOption('cpu');
    // As a fact and as a date it has two names.
    await expect(page.getByLabel('Release year')).toHaveCount(1);
    await expect(page.getByLabel('In shops since')).toHaveCount(1);
    const row = ['Brand', 'Category', 'SKU', 'Status'].map((label) =>
      page.getByLabel(label, { exact: true }).evaluate((box) => box.getBoundingClientRect().top),
    );
    expect(new Set(await Promise.all(row)).size).toBe(1);
    const sku = `E2E-CPU-${Date.now()}`;
    await page.getByLabel('SKU').fill(sku);
    await page.getByLabel('Status').selectOption('active');
    await page.getByLabel('Price (₱)', { exact: true }).fill('12,500.50');
    await page.getByLabel('First stock').fill('3');
    await page.getByLabel('Socket').fill('AM5');
    await page.getByLabel('Cores', { exact: true }).fill('900');

    await page.getByRole('button', { name: 'Add the product' }).click();
    await expect(page.getByText('Cores must be from 1 to 256')).toBeVisible();
    await expect(page.getByLabel('Cores', { exact: true })).toBeFocused();
    await page.getByLabel('Cores', { exact: true }).fill('6');
    const picture = await page.request.get('/open-graph.png');
    const buffer = await picture.body();
    await page
      .getByLabel('Add pictures')
      .setInputFiles({ name: 'part.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Add the product' }).click();
    await expect(page).toHaveURL(/\/admin\/products\/[0-9a-f-]{36}$/);
    const notice = page.getByRole('status').filter({ hasText: 'The product was added' });
    const bar = page.getByRole('button', { name: 'Save changes' });
    await expect(async () => {
      const [above, below] = await Promise.all([notice.boundingBox(), bar.boundingBox()]);
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    }).toPass({ timeout: 5_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Sirkito Basics trial processor',
    );
    await page.getByRole('link', { name: 'View in the shop' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Sirkito Basics trial processor',
    );
    await expect(page.getByRole('main')).toContainText('₱12,500.50');
  });

  test('two people who edit one product are told, and both their changes are kept', async ({
    page,
    context,
  }) => {
    await signInStaff(page);
    const { id } = await newStaffProduct(page);
    await page.goto(`/admin/products/${id}`);
    const other = await context.newPage();
    await other.goto(`/admin/products/${id}`);

    await other.getByLabel('Price (₱)', { exact: true }).fill('280');
    await other.getByLabel('Description').fill('Two metres long.');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(other.getByText('Everything is saved')).toBeVisible();

    await page.getByLabel('Price (₱)', { exact: true }).fill('270');
    await page.getByLabel('Name', { exact: true }).fill('Trial part, renamed');
    await expect(page.getByText('2 changes: name, price')).toBeVisible();
    await page.getByRole('button', { name: 'Save changes' }).click();
    const told = page.getByRole('alert').filter({ hasText: 'Somebody else saved this product' });
    await expect(told).toContainText('They changed the description to “Two metres long.”');
    await expect(told).toContainText('They changed the price to “280”. You have “270”.');
    await expectAccessible(page);
    await told.getByRole('button', { name: 'Take theirs' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await expect(page.getByLabel('Price (₱)', { exact: true })).toHaveValue('280');
    await expect(page.getByLabel('Description')).toHaveValue('Two metres long.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trial part, renamed');
  });

  test('changes that were not saved are not lost by leaving, and stock is moved by reason', async ({
    page,
  }) => {
    await signInStaff(page);
    const { id } = await newStaffProduct(page);
    await page.goto(`/admin/products/${id}`);
    await page.getByLabel('Name', { exact: true }).fill('Half written');
    await page.getByRole('link', { name: 'Orders' }).click();
    const asks = page.getByRole('dialog', { name: 'Leave without saving?' });
    await asks.getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half written');
    await page.getByRole('button', { name: 'Discard' }).click();

    await page.getByRole('button', { name: 'Adjust' }).click();
    await page.getByLabel('How many more or fewer').fill('-9');
    await page.getByLabel('Reason').selectOption('damaged');
    await page.getByRole('button', { name: 'Move stock' }).click();
    await expect(page.getByText('Say which delivery it was, or who counted')).toBeVisible();
    await page.getByLabel('Note').fill('Fell from the shelf');
    await page.getByRole('button', { name: 'Move stock' }).click();
    await expect(page.getByText('Only 4 are on hand')).toBeVisible();
    await page.getByLabel('How many more or fewer').fill('-1');
    await page.getByRole('button', { name: 'Move stock' }).click();
    const ledger = page.getByRole('list', { name: 'Ledger' }).getByRole('listitem');
    await expect(ledger.first()).toContainText('Damaged or lost: Fell from the shelf');
    await expect(page.getByText('3 on hand')).toBeVisible();

    await page.getByRole('button', { name: 'Remove from the shop' }).click();
    await page.getByRole('button', { name: 'Yes, remove it' }).click();
    await expect(page.getByText('The product was archived, since it has a history')).toBeVisible();
    await expect(page.getByLabel('Status')).toHaveValue('archived');
  });

  test('what was saved stays in its boxes when looking again fails, and is saved again', async ({
    page,
  }) => {
    await signInStaff(page);
    const { id } = await newStaffProduct(page);
    const view = `**/api/admin/products/get/${id}`;
    await page.goto(`/admin/products/${id}`);
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Saved once');
    await page.route(view, (route) => route.fulfill({ status: 400, json: {} }));
    const looked = page.waitForResponse((reply) => reply.status() === 400);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await looked;
    await expect(page.getByText('Everything is saved')).toBeVisible();
    await expect(name).toHaveValue('Saved once');
    await page.unroute(view);
    await name.fill('Saved twice');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved twice');
  });
});

test.describe('of what is not there', () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test('a copy of a product that is gone says so', async ({ page }) => {
    await signInStaff(page);
    await page.goto(`/admin/products/new?from=${crypto.randomUUID()}`);
    await expect(page.getByRole('alert')).toBeVisible();
  });
});

test('a double press asks before it removes a product', async ({ page }) => {
  await signInStaff(page);
  const { id } = await newStaffProduct(page);
  await page.goto(`/admin/products/${id}`);
  const removals: string[] = [];
  page.on('request', (sent) => sent.method() === 'DELETE' && removals.push(sent.url()));
  await page.getByRole('button', { name: 'Remove from the shop' }).dblclick();
  await expect(page.getByRole('button', { name: 'Yes, remove it' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep it' }).click();
  expect(removals).toEqual([]);
});
