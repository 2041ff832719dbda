import { expectAccessible } from '../fixtures/accessibility.ts';
import { fillSignIn } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newStaff } from '../fixtures/staff-people.ts';

test('a view of the products is kept by name, found on another day, renamed and removed', async ({
  page,
}) => {
  test.slow();
  const clerk = await newStaff(page, 'catalogue');
  await page.goto('/admin/login');
  await fillSignIn(page, clerk);
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto('/admin/products?stock=in&hide=brand&search=ryzen');
  await page.getByRole('button', { name: 'Save this view' }).click();
  const name = page.getByLabel('Name of the view');
  await expect(name).toBeFocused();
  await name.fill('Ryzen in stock');
  await expectAccessible(page);
  await name.press('Enter');
  const views = page.getByRole('list', { name: 'Saved views' });
  await expect(views.getByRole('link')).toHaveText(['Ryzen in stock']);

  await page.goto('/admin/products');
  await expect(page.getByRole('button', { name: 'Save this view' })).toHaveCount(0);
  await views.getByRole('link', { name: 'Ryzen in stock' }).click();
  await expect(page).toHaveURL('/admin/products?hide=brand&search=ryzen&stock=in');
  await expect(page.getByLabel('Search products')).toHaveValue('ryzen');
  await expect(page.getByRole('combobox', { name: 'Stock' })).toHaveValue('in');
  await expect(page.getByRole('columnheader', { name: 'Brand' })).toHaveCount(0);

  await page.getByRole('button', { name: /Rename/ }).click();
  await name.fill('Ryzen');
  await name.press('Enter');
  await expect(views.getByRole('link')).toHaveText(['Ryzen']);
  await page.getByRole('button', { name: /Remove/ }).click();
  await expect(views.getByRole('link')).toHaveCount(0);
});

test('a queue of orders is kept the same way, apart from the views of products', async ({
  page,
}) => {
  const clerk = await newStaff(page, 'orders');
  await page.goto('/admin/login');
  await fillSignIn(page, clerk);
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto('/admin/orders?sort=oldest&status=confirmed');
  await page.getByRole('button', { name: 'Save this view' }).click();
  await page.keyboard.type('To pack');
  await page.keyboard.press('Enter');
  const views = page.getByRole('list', { name: 'Saved views' });
  await expect(views.getByRole('link')).toHaveText(['To pack']);
  await expectAccessible(page);
  await page.goto('/admin/orders');
  await views.getByRole('link', { name: 'To pack' }).click();
  await expect(page).toHaveURL('/admin/orders?sort=oldest&status=confirmed');
  await expect(page.getByRole('link', { name: /^Confirmed/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goto('/admin/products?stock=in');
  await expect(page.getByRole('button', { name: 'Save this view' })).toBeVisible();
  await expect(views.getByRole('link')).toHaveCount(0);
});

test('a name that was being given to one view does not go to another', async ({ page }) => {
  const clerk = await newStaff(page, 'catalogue');
  await page.goto('/admin/login');
  await fillSignIn(page, clerk);
  await expect(page).toHaveURL('/admin/dashboard');
  const views = page.getByRole('list', { name: 'Saved views' }).getByRole('link');
  const box = page.getByLabel('Name of the view');
  for (const stock of ['in', 'out']) {
    await page.goto(`/admin/products?stock=${stock}`);
    await page.getByRole('button', { name: 'Save this view' }).click();
    await box.fill(`Stock ${stock}`);
    await box.press('Enter');
    await expect(views.filter({ hasText: `Stock ${stock}` })).toBeVisible();
  }
  await page.getByRole('button', { name: /Rename/ }).click();
  await expect(box).toHaveValue('Stock out');
  await views.filter({ hasText: 'Stock in' }).click();
  await expect(box).toHaveValue('Stock in');
});
