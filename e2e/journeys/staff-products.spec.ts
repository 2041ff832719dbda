import { expectAccessible, expectAccessibleOnce } from '../fixtures/page/accessibility.ts';
import type { Page } from '@playwright/test';
import { bearerOf, signInStaff } from '../fixtures/people.ts';
import { blankImage } from '../fixtures/page/blank-image.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newStaffProduct } from '../fixtures/staff-products.ts';

async function firstName(page: Page, query: string): Promise<string> {
  const reply = await page.request.get(`/api/admin/products/get?limit=1&${query}`, {
    headers: await bearerOf(page),
  });
  const { data } = (await reply.json()) as { data: { name: string }[] };
  return data[0]?.name ?? '';
}

test('staff search, filter, sort and page through products, with the state in the URL', async ({
  page,
}) => {
  await signInStaff(page);
  await page.goto('/admin/products');
  const rows = page.getByRole('table', { name: 'Products' }).locator('tbody tr');
  await expect(rows).toHaveCount(50);

  const box = page.getByLabel('Search products');
  await box.fill('ryzen 7600');
  await expect(page).toHaveURL(/search=ryzen\+7600/);
  await expect(rows.first()).toContainText('7600');
  await box.fill('');
  await expect(page).not.toHaveURL(/search/);

  await test.step('the search box matches the list', async () => {
    await box.fill('geforce');
    await expect(page).toHaveURL('/admin/products?search=geforce');
    // The URL changes before the page; until then its links lack the search.
    await expect(rows.first()).toContainText(/geforce/i);
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await expect(page).toHaveURL('/admin/products');
    await expect(box).toHaveValue('');
    await page.goBack();
    await expect(box).toHaveValue('geforce');
    await box.fill('');
    await expect(page).not.toHaveURL(/search/);
  });

  await page.getByRole('combobox', { name: 'Category' }).selectOption('cpu');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('price-lowtohigh');
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

test('the product list is accessible and fits phones, tablets and desktops @nightly', async ({
  page,
}) => {
  await signInStaff(page);
  await page.goto('/admin/products?search=ryzen+7600');
  await expect(page.getByRole('table', { name: 'Products' })).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessibleOnce(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test.describe('with validation errors and conflicts', () => {
  test.use({ expectedBrowserErrors: [/status of 40[09]/] });

  test('a product is added with specifications and images and appears in the shop', async ({
    page,
  }) => {
    await signInStaff(page);
    await page.goto('/admin/products');
    await page.getByRole('link', { name: 'Add product' }).click();
    await expect(page.getByText('No changes yet')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Sirkito Basics trial processor');
    await page.getByLabel('Brand').selectOption('AMD');
    await page.getByLabel('Category').selectOption('cpu');
    // The specification and the date have different labels.
    await expect(page.getByLabel('Release year')).toHaveCount(1);
    await expect(page.getByLabel('Release date')).toHaveCount(1);
    const row = ['Brand', 'Category', 'SKU', 'Status'].map((label) =>
      page.getByLabel(label, { exact: true }).evaluate((box) => box.getBoundingClientRect().top),
    );
    expect(new Set(await Promise.all(row)).size).toBe(1);
    const sku = `E2E-CPU-${Date.now()}`;
    await page.getByLabel('SKU').fill(sku);
    await page.getByLabel('Status').selectOption('active');
    await page.getByLabel('Price (₱)', { exact: true }).fill('12,500.50');
    await page.getByLabel('Opening stock').fill('3');
    await page.getByLabel('Socket').fill('AM5');
    await page.getByLabel('Cores', { exact: true }).fill('900');

    await page.getByRole('button', { name: 'Add product' }).click();
    await expect(page.getByText('Cores must be between 1 and 256')).toBeVisible();
    await expect(page.getByLabel('Cores', { exact: true })).toBeFocused();
    await page.getByLabel('Cores', { exact: true }).fill('6');
    await page.getByLabel('Add images').setInputFiles(await blankImage());
    await expect(page.getByRole('img', { name: 'Image 1' })).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Add product' }).click();
    await expect(page).toHaveURL(/\/admin\/products\/[0-9a-f-]{36}$/);
    const notice = page.getByRole('status').filter({ hasText: 'Product added' });
    const bar = page.getByRole('button', { name: 'Save changes' });
    await expect(async () => {
      const [above, below] = await Promise.all([notice.boundingBox(), bar.boundingBox()]);
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    }).toPass({ timeout: 5_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Sirkito Basics trial processor',
    );
    await page.getByRole('link', { name: 'View in shop' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Sirkito Basics trial processor',
    );
    await expect(page.getByRole('main')).toContainText('₱12,500.50');
  });

  test('concurrent edits of a product are reported and merged @nightly', async ({
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
    await expect(other.getByText('All changes saved')).toBeVisible();

    await page.getByLabel('Price (₱)', { exact: true }).fill('270');
    await page.getByLabel('Name', { exact: true }).fill('Trial part, renamed');
    await expect(page.getByText('2 unsaved changes: name, price')).toBeVisible();
    await page.getByRole('button', { name: 'Save changes' }).click();
    const conflict = page.getByRole('alert').filter({ hasText: 'Someone else saved this product' });
    await expect(conflict).toContainText('They changed description to “Two metres long.”');
    await expect(conflict).toContainText('They changed price to “280”. Yours is “270”.');
    await expectAccessible(page, { within: conflict });
    await conflict.getByRole('button', { name: 'Use theirs' }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('All changes saved')).toBeVisible();
    await expect(page.getByLabel('Price (₱)', { exact: true })).toHaveValue('280');
    await expect(page.getByLabel('Description')).toHaveValue('Two metres long.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trial part, renamed');
  });

  test('leaving with unsaved changes asks first, stock adjustments need a note, and deleting needs confirmation @nightly', async ({
    page,
  }) => {
    await signInStaff(page);
    const { id } = await newStaffProduct(page);
    await page.goto(`/admin/products/${id}`);
    await page.getByLabel('Name', { exact: true }).fill('Half written');
    await page.getByRole('link', { name: 'Orders' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half written');
    await page.getByRole('button', { name: 'Discard' }).click();

    await page.getByRole('button', { name: 'Adjust' }).click();
    await page.getByLabel('Quantity change').fill('-9');
    await page.getByLabel('Reason').selectOption('damaged');
    await page.getByRole('button', { name: 'Save adjustment' }).click();
    await expect(page.getByText('Enter a note, e.g. which delivery or who counted')).toBeVisible();
    await page.getByLabel('Note').fill('Fell from the shelf');
    await page.getByRole('button', { name: 'Save adjustment' }).click();
    await expect(page.getByText('Only 4 in stock')).toBeVisible();
    await page.getByLabel('Quantity change').fill('-1');
    await page.getByRole('button', { name: 'Save adjustment' }).click();
    const ledger = page.getByRole('list', { name: 'Stock history' }).getByRole('listitem');
    await expect(ledger.first()).toContainText('Damaged or lost: Fell from the shelf');
    await expect(page.getByText('3 available')).toBeVisible();

    const removals: string[] = [];
    page.on('request', (sent) => sent.method() === 'DELETE' && removals.push(sent.url()));
    const remove = page.getByRole('button', { name: 'Delete product' });
    await remove.dblclick();
    await expect(page.getByRole('button', { name: 'Yes, delete' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(removals).toEqual([]);
    await remove.click();
    await page.getByRole('button', { name: 'Yes, delete' }).click();
    await expect(page.getByText('Product archived because it has stock history')).toBeVisible();
    await expect(page.getByLabel('Status')).toHaveValue('archived');
  });

  test('saved values stay in the form when the refetch fails, and can be saved again @nightly', async ({
    page,
  }) => {
    await signInStaff(page);
    const { id } = await newStaffProduct(page);
    const view = `**/api/admin/products/get/${id}`;
    await page.goto(`/admin/products/${id}`);
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Saved once');
    await page.route(view, (route) => route.fulfill({ status: 400, json: {} }));
    const refetched = page.waitForResponse((reply) => reply.status() === 400);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await refetched;
    await expect(page.getByText('All changes saved')).toBeVisible();
    await expect(name).toHaveValue('Saved once');
    await page.unroute(view);
    await name.fill('Saved twice');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved twice');
  });
});

test.describe('a missing product', () => {
  test.use({ expectedBrowserErrors: [/status of 404/] });

  test('duplicating it shows an error @nightly', async ({ page }) => {
    await signInStaff(page);
    await page.goto(`/admin/products/new?from=${crypto.randomUUID()}`);
    await expect(page.getByRole('alert')).toBeVisible();
  });
});
