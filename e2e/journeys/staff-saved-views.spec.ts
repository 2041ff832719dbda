import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { openStaffSession } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newStaff } from '../fixtures/staff-members.ts';

test('a product view is saved by name, opened, renamed and deleted @nightly', async ({ page }) => {
  test.slow();
  await openStaffSession(page, await newStaff(page, 'catalogue'));
  await page.goto('/admin/products?stock=in&hide=brand&search=ryzen');
  await page.getByRole('button', { name: 'Save view' }).click();
  const name = page.getByLabel('View name');
  await expect(name).toBeFocused();
  await name.fill('Ryzen in stock');
  await expectAccessible(page, { within: page.getByRole('main') });
  await name.press('Enter');
  const views = page.getByRole('list', { name: 'Saved views' });
  await expect(views.getByRole('link')).toHaveText(['Ryzen in stock']);

  await page.goto('/admin/products');
  await expect(page.getByRole('button', { name: 'Save view' })).toHaveCount(0);
  await views.getByRole('link', { name: 'Ryzen in stock' }).click();
  await expect(page).toHaveURL('/admin/products?hide=brand&search=ryzen&stock=in');
  await expect(page.getByLabel('Search products')).toHaveValue('ryzen');
  await expect(page.getByRole('combobox', { name: 'Stock' })).toHaveValue('in');
  await expect(page.getByRole('columnheader', { name: 'Brand' })).toHaveCount(0);

  await page.getByRole('button', { name: /Rename/ }).click();
  await name.fill('Ryzen');
  await name.press('Enter');
  await expect(views.getByRole('link')).toHaveText(['Ryzen']);
  await page.getByRole('button', { name: /Delete/ }).click();
  await expect(views.getByRole('link')).toHaveCount(0);

  await test.step('an unfinished rename does not apply to another view', async () => {
    for (const stock of ['out', 'in']) {
      await page.getByRole('combobox', { name: 'Stock' }).selectOption(stock);
      await expect(page).toHaveURL(new RegExp(`stock=${stock}`));
      await page.getByRole('button', { name: 'Save view' }).click();
      await name.fill(`Stock ${stock}`);
      await name.press('Enter');
      await expect(views.getByRole('link', { name: `Stock ${stock}` })).toBeVisible();
    }
    await page.getByRole('button', { name: /Rename/ }).click();
    await expect(name).toHaveValue('Stock in');
    await views.getByRole('link', { name: 'Stock out' }).click();
    await expect(name).toHaveValue('Stock out');
  });
});

test('order views are saved separately from product views @nightly', async ({ page }) => {
  await openStaffSession(page, await newStaff(page, 'orders'));
  await page.goto('/admin/orders?sort=oldest&status=confirmed');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.keyboard.type('To pack');
  await page.keyboard.press('Enter');
  const views = page.getByRole('list', { name: 'Saved views' });
  await expect(views.getByRole('link')).toHaveText(['To pack']);
  await expectAccessible(page, { within: views });
  await page.goto('/admin/orders');
  await views.getByRole('link', { name: 'To pack' }).click();
  await expect(page).toHaveURL('/admin/orders?sort=oldest&status=confirmed');
  await expect(page.getByRole('link', { name: /^Confirmed/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goto('/admin/products?stock=in');
  await expect(page.getByRole('button', { name: 'Save view' })).toBeVisible();
  await expect(views.getByRole('link')).toHaveCount(0);
});
