import { expectAccessible } from '../fixtures/accessibility.ts';
import { signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('with two keys staff jump to a page, a product or an order, without a mouse', async ({
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
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/products');
  await expect(box).toBeHidden();

  await page.reload();
  const link = page.getByRole('row').nth(1).getByRole('link');
  const [name, href] = [await link.textContent(), await link.getAttribute('href')];
  await jump(name ?? '');
  await expect(options.filter({ hasText: name ?? '' })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href ?? '');

  await jump('sk 100001');
  await expect(options.first()).toHaveText(/SK-100001/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/orders?search=SK-100001');
});
