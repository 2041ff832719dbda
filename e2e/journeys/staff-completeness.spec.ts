import { expectAccessible } from '../fixtures/accessibility.ts';
import { bearerOf, signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newStaffProduct } from '../fixtures/staff-products.ts';

// A fact that is not right is a refused form, which browsers complain about.
test.use({ expectedComplaints: [/status of 40[09]/] });

const facts = { type: 'Line-interactive', waveform: 'Pure Sine' };

test('what a product lacks is filled in where it stands, and what others saved meanwhile stays', async ({
  page,
  open,
}) => {
  test.slow();
  await signInStaff(page);
  // Nothing of this kind lacks anything in the demo catalogue, so it stands alone.
  const product = await newStaffProduct(page, { category: 'ups_avr', attributes: facts });
  await open('/admin/completeness');
  await page
    .getByRole('navigation', { name: 'Subcategories' })
    .getByRole('link', { name: /UPS/ })
    .click();
  const row = page.getByRole('listitem').filter({ hasText: product.name });
  await expect(row).toContainText('Lacks');
  await row.getByRole('button', { name: /Fill in/ }).click();
  const field = row.getByRole('textbox');
  await field.fill('many');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByRole('alert')).toBeVisible();

  const { id, ...body } = product;
  const elsewhere = await page.request.put(`/api/admin/products/edit/${id}`, {
    headers: await bearerOf(page),
    data: { ...body, price: 333 },
  });
  expect(elsewhere.status()).toBe(200);
  await field.fill('600');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('Somebody else saved this product')).toBeVisible();
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${product.name} is saved`)).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.goto(`/admin/products/${id}`);
  await expect(page.getByRole('textbox', { name: /^Price/ })).toHaveValue('333');
  await expect(page.getByLabel('Load (W)')).toHaveValue('600');
});

test('facts of one product are filled in one after the other, each saved by itself', async ({
  page,
}) => {
  await signInStaff(page);
  const { id, name } = await newStaffProduct(page, {
    category: 'ups_avr',
    attributes: { type: facts.type },
  });
  await page.goto('/admin/completeness?category=ups_avr');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: /Fill in/ }).click();
  const save = row.getByRole('button', { name: 'Save' });
  await row.getByLabel('Load (W)').fill('600');
  await save.click();
  await expect(row.getByRole('textbox')).toHaveCount(1);
  await row.getByRole('textbox').fill(facts.waveform);
  await save.click();
  await expect(row).toHaveCount(0);
  await page.goto(`/admin/products/${id}`);
  await expect(page.getByLabel('Load (W)')).toHaveValue('600');
});
