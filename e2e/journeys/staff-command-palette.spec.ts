import { randomBytes } from 'node:crypto';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { signInStaff } from '../fixtures/people.ts';
import { newStaffProduct } from '../fixtures/staff-products.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('the command palette opens pages, products and orders by keyboard @nightly', async ({
  page,
}) => {
  await signInStaff(page);
  await page.goto('/admin/dashboard');
  const box = page.getByRole('dialog', { name: 'Jump to' });
  const options = box.getByRole('option');
  const jump = async (text: string) => {
    await expect(page.getByRole('button', { name: 'Jump to' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(box).toBeVisible();
    await page.keyboard.type(text);
  };

  await jump('produ');
  await expect(options.first()).toHaveText(/Products/);
  await expectAccessible(page, { within: box });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/products');
  await expect(box).toBeHidden();

  // A name that matches nothing from other tests.
  const name = `Tarsier${randomBytes(4).toString('hex')} lamp`;
  const { id } = await newStaffProduct(page, { name });
  await jump(name);
  await expect(options.filter({ hasText: name })).toHaveCount(1);
  await expect(options.first()).toHaveText(new RegExp(name));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/products/${id}`);

  await jump('sk 100001');
  await expect(options.first()).toHaveText(/SK-100001/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/orders?search=SK-100001');
});
