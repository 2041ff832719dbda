import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newStaffProduct } from '../fixtures/staff-products.ts';

test.use({ expectedBrowserErrors: [/status of 400/] });

test('a bulk edit puts selected products on sale @nightly', async ({ page }) => {
  await signInStaff(page);
  const tag = `Bulk${Date.now()}`;
  for (const number of [1, 2, 3]) await newStaffProduct(page, { name: `${tag} part ${number}` });
  await page.goto(`/admin/products?search=${tag}`);
  const table = page.getByRole('table', { name: 'Products' });
  await expect(table.locator('tbody tr')).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Bulk edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bulk edit' });
  await dialog.getByLabel('Action').selectOption('sale');
  await dialog.getByLabel('Percent off').fill('20');
  await expectAccessible(page, { within: dialog });
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('3 of 3 products updated')).toBeVisible();
  await expect(table.getByRole('cell', { name: /₱236\.00/ })).toHaveCount(3);
});

test('products are exported, and an import is previewed, rejected or applied', async ({ page }) => {
  await signInStaff(page);
  const { sku, name } = await newStaffProduct(page);
  await page.goto(`/admin/products?search=${sku}&category=cables`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const stream = await (await downloading).createReadStream();
  const csv = (await stream.toArray()).join('');
  expect(csv.split('\n').filter(Boolean)).toHaveLength(2);
  expect(csv).toContain(name);

  await page.getByRole('main').getByRole('link', { name: 'Import' }).click();
  const input = page.getByLabel('Product file');
  const send = (file: string, text: string) =>
    input.setInputFiles({ name: file, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
  const importButton = page.getByRole('button', { name: /^Add \d+ and update \d+$/ });
  const previewNotice = page.getByText('Nothing changed yet');
  const good = `sku,name,brand,category,price\n${sku},${name},Sirkito Basics,cables,320\n`;
  await send('good.csv', good);
  await expect(previewNotice).toBeVisible();
  await expect(importButton).toBeVisible();

  await send('old.csv', 'sku,name\nX,Ñandú\n');
  await expect(page.getByRole('alert').getByText(/^old\.csv: /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Preview: good.csv' })).toHaveCount(0);
  await expect(importButton).toHaveCount(0);
  await send('photo.png', 'not a list');
  await expect(page.getByText('photo.png: choose a CSV or NDJSON file')).toBeVisible();

  await send('same.csv', `sku,name\n${sku},${name}\n`);
  await expect(previewNotice).toBeVisible();
  await expect(importButton).toHaveCount(0);

  const file = `sku,name,brand,category,price\n${sku},${name},Sirkito Basics,cables,310\n${sku}X,Another,Nobody at all,cables,5\n`;
  await send('cables.csv', file);
  await expect(page.getByRole('heading', { name: 'Preview: cables.csv' })).toBeVisible();
  await expect(page.getByText('Unknown brand: Nobody at all')).toBeVisible();
  await expectAccessible(page, { within: page.getByRole('main') });
  await page.getByRole('button', { name: 'Add 0 and update 1' }).click();
  await expect(page.getByRole('heading', { name: 'Import: cables.csv' })).toBeVisible();
  await expect(page.getByText('Done')).toBeVisible();
  await page.getByRole('link', { name: 'View products' }).click();
  await expect(page).toHaveURL('/admin/products');
  await page.getByLabel('Search products').fill(sku);
  await expect(page.getByRole('cell', { name: '₱310.00', exact: true })).toBeVisible();
});
