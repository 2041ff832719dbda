import { expectAccessibleOnce } from '../fixtures/page/accessibility.ts';
import { signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

interface Listed {
  data: { _id: string; name: string }[];
}

test('[MR-04] staff pin a product to the front of its category and unpin it', async ({ page }) => {
  const category = '/api/shop/products/get?category=ups_avr&availability=in_stock';
  const listed = async () => ((await (await page.request.get(category)).json()) as Listed).data;
  const last = (await listed()).at(-1);
  if (!last) throw new Error('The category is empty');
  await signInStaff(page);
  await page.goto(`/admin/products/${last._id}`);
  const card = page.getByRole('region', { name: 'Featured' });
  const position = card.getByRole('combobox', { name: /^Position in/ });
  await position.selectOption('Pinned #1');
  await expect(card.getByRole('list', { name: 'Pinned in this category' })).toContainText(
    last.name,
  );
  await expectAccessibleOnce(page);
  await expect.poll(async () => (await listed())[0]?.name).toBe(last.name);

  await page.goto('/admin/products?category=ups_avr');
  await page.getByRole('combobox', { name: 'Pinned' }).selectOption('Pinned');
  const rows = page.getByRole('table', { name: 'Products' }).locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Pinned #1');

  await page.goto(`/admin/products/${last._id}`);
  await position.selectOption('Not pinned');
  await expect(card.getByRole('list')).toHaveCount(0);
  await expect.poll(async () => (await listed())[0]?.name).not.toBe(last.name);
});
