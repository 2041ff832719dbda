import { expectAccessible } from '../fixtures/accessibility.ts';
import { signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newStaffProduct } from '../fixtures/staff-products.ts';

test.use({ expectedComplaints: [/status of 400/] });

test('many products are changed at once', async ({ page }) => {
  await signInStaff(page);
  const tag = `Bulk${Date.now()}`;
  for (const place of [1, 2, 3]) await newStaffProduct(page, { name: `${tag} part ${place}` });
  await page.goto(`/admin/products?search=${tag}`);
  const table = page.getByRole('table', { name: 'Products' });
  await expect(table.locator('tbody tr')).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
  await page.getByRole('button', { name: 'Change them' }).click();
  const box = page.getByRole('dialog', { name: 'Change many products' });
  await box.getByLabel('What to do').selectOption('sale');
  await box.getByLabel('Percent off').fill('20');
  await expectAccessible(page);
  await box.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(page.getByText('3 of 3 products were changed')).toBeVisible();
  await expect(table.getByRole('cell', { name: /₱236\.00/ })).toHaveCount(3);
});

test('a view is exported, and a file imported once its preview was seen', async ({ page }) => {
  await signInStaff(page);
  const { sku, name } = await newStaffProduct(page);
  await page.goto(`/admin/products?search=${sku}&category=cables`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const stream = await (await saved).createReadStream();
  const csv = (await stream.toArray()).join('');
  expect(csv.split('\n').filter(Boolean)).toHaveLength(2);
  expect(csv).toContain(name);

  await page.getByRole('link', { name: 'Import' }).click();
  const file = `sku,name,brand,category,price\n${sku},${name},Sirkito Basics,cables,310\n${sku}X,Another,Nobody at all,cables,5\n`;
  await page
    .getByLabel('File of products')
    .setInputFiles({ name: 'cables.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await expect(page.getByRole('heading', { name: 'Preview of cables.csv' })).toBeVisible();
  await expect(page.getByText('There is no brand Nobody at all')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add 0 and change 1' }).click();
  await expect(page.getByRole('heading', { name: 'Import of cables.csv' })).toBeVisible();
  await expect(page.getByText('Done')).toBeVisible();
  await page.goto(`/admin/products?search=${sku}`);
  await expect(page.getByRole('cell', { name: '₱310.00', exact: true })).toBeVisible();
});

test('a file that is refused leaves no preview of another to import by mistake', async ({
  page,
}) => {
  await signInStaff(page);
  const { sku, name } = await newStaffProduct(page);
  const input = page.getByLabel('File of products');
  const send = (file: string, text: string) =>
    input.setInputFiles({ name: file, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
  const head = 'sku,name,brand,category,price';
  const act = page.getByRole('button', { name: /^Add \d+ and change \d+$/ });
  await page.goto('/admin/products/import');
  await send('good.csv', `${head}\n${sku},${name},Sirkito Basics,cables,320\n`);
  await expect(page.getByText('Read, nothing changed yet')).toBeVisible();
  await expect(act).toBeVisible();

  await send('old.csv', 'sku,name\nX,Ñandú\n');
  await expect(page.getByRole('alert').getByText(/^old\.csv: /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Preview of good.csv' })).toHaveCount(0);
  await expect(act).toHaveCount(0);
  await send('photo.png', 'not a list');
  await expect(page.getByText('photo.png: choose a file in CSV or NDJSON')).toBeVisible();

  await send('same.csv', `sku,name\n${sku},${name}\n`);
  await expect(page.getByText('Read, nothing changed yet')).toBeVisible();
  await expect(act).toHaveCount(0);

  await send('good.csv', `${head}\n${sku},${name},Sirkito Basics,cables,320\n`);
  await act.click();
  await page.getByRole('link', { name: 'See the products' }).click();
  await expect(page).toHaveURL('/admin/products');
});
