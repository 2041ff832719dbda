import { expectAccessible } from '../fixtures/accessibility.ts';
import { fillSignIn, signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newStaff } from '../fixtures/staff-people.ts';

test('[API-22] the dashboard shows figures for the days in its address, each with its list behind it', async ({
  page,
}) => {
  await signInStaff(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(page.getByRole('term').filter({ hasText: 'Average order' })).toBeVisible();
  await page.getByLabel('Time').selectOption('7');
  await expect(page).toHaveURL(/days=7&by=day/);
  await page.getByText('As a table').click();
  await expect(page.getByRole('table', { name: 'Sales' }).locator('tbody tr')).toHaveCount(7);
  await expect(page.getByText('Everything that is here sells.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Time')).toHaveValue('7');
  await page.getByRole('link', { name: 'All with 5 or fewer' }).click();
  await expect(page).toHaveURL('/admin/products?stock=low');
});

test('who has no figures to read arrives at the orders', async ({ page }) => {
  const clerk = await newStaff(page, 'support');
  await page.goto('/admin/login');
  await fillSignIn(page, clerk);
  await expect(page).toHaveURL('/admin/orders');
  await expect(page.getByRole('link', { name: 'New order' })).toHaveCount(0);
});
