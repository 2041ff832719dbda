import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { bearerOf, signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newStaffProduct } from '../fixtures/staff-products.ts';

// An invalid specification returns 400, which the browser logs as an error.
test.use({ expectedBrowserErrors: [/status of 40[09]/] });

const specifications = { type: 'Line-interactive', waveform: 'Pure Sine' };

test('missing specifications are filled in inline without overwriting other changes @nightly', async ({
  page,
  open,
}) => {
  test.slow();
  await signInStaff(page);
  // No demo product of this category is incomplete, so the list has only these two.
  const product = await newStaffProduct(page, { category: 'ups_avr', attributes: specifications });
  const other = await newStaffProduct(page, {
    category: 'ups_avr',
    attributes: { type: specifications.type },
  });
  await open('/admin/completeness');
  await page
    .getByRole('navigation', { name: 'Subcategories' })
    .getByRole('link', { name: /UPS/ })
    .click();
  const row = page.getByRole('listitem').filter({ hasText: product.name });
  await expect(row).toContainText('Missing:');
  await row.getByRole('button', { name: /Fill in/ }).click();
  const field = row.getByRole('textbox');
  await field.fill('many');
  await expectAccessible(page, { within: row });
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByRole('alert')).toBeVisible();

  const { id, ...body } = product;
  const concurrentEdit = await page.request.put(`/api/admin/products/edit/${id}`, {
    headers: await bearerOf(page),
    data: { ...body, price: 333 },
  });
  expect(concurrentEdit.status()).toBe(200);
  await field.fill('600');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Someone else saved this product')).toBeVisible();
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${product.name} saved`)).toBeVisible();
  await expect(row).toHaveCount(0);

  await test.step('two specifications of one product are saved in sequence', async () => {
    const next = page.getByRole('listitem').filter({ hasText: other.name });
    await next.getByRole('button', { name: /Fill in/ }).click();
    const save = next.getByRole('button', { name: 'Save' });
    await next.getByLabel('Load (W)').fill('600');
    await save.click();
    await expect(next.getByRole('textbox')).toHaveCount(1);
    await next.getByRole('textbox').fill(specifications.waveform);
    await save.click();
    await expect(next).toHaveCount(0);
    const reply = await page.request.get(`/api/admin/products/get/${other.id}`, {
      headers: await bearerOf(page),
    });
    const { data } = (await reply.json()) as { data: { record: { attributes: object } } };
    expect(data.record.attributes).toMatchObject({
      wattage: 600,
      waveform: specifications.waveform,
    });
  });

  await page.goto(`/admin/products/${id}`);
  await expect(page.getByRole('textbox', { name: /^Price/ })).toHaveValue('333');
  await expect(page.getByLabel('Load (W)')).toHaveValue('600');
});
