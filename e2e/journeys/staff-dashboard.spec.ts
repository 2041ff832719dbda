import { expectAccessible } from '../fixtures/accessibility.ts';
import { shopperWith, someParts } from '../fixtures/cart.ts';
import { fillSignIn, signInStaff, signOut } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newStaff } from '../fixtures/staff-people.ts';

test('[API-22] the dashboard shows figures for the days in its address, each with its list behind it', async ({
  page,
}) => {
  await signInStaff(page);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(page.getByRole('term').filter({ hasText: 'Average order' })).toBeVisible();
  await page.getByLabel('Time').selectOption('7');
  await expect(page).toHaveURL(/days=7&by=day/);
  await expect(page.getByRole('region', { name: 'Sales' })).toContainText('Paid or not yet');
  await page.getByText('As a table').click();
  await expect(page.getByRole('table', { name: 'Sales' }).locator('tbody tr')).toHaveCount(7);
  await expect(page.getByText('Nothing here has been unsold for 90 days.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Time')).toHaveValue('7');
  const late = page.locator('dl > div').filter({ hasText: 'Waiting over two days' });
  await late.getByRole('link').click();
  await expect(page).toHaveURL('/admin/orders?only=waiting&sort=oldest');
  await expect(page.getByText('No order waits for more than two days.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Remove Waiting for more than two days' }).click();
  await expect(page).toHaveURL('/admin/orders?sort=oldest');
  await page.goto('/admin/dashboard?days=7&by=day');
  await page.getByRole('link', { name: 'All with 1 to 5' }).click();
  await expect(page).toHaveURL('/admin/products?stock=low');
});

test('the steps from a cart to its delivery lead to whoever left one standing', async ({
  page,
  request,
  shop,
}) => {
  const [part] = await someParts(request, shop.web);
  const person = await shopperWith({ page, request }, [[part, 1]]);
  await signOut(page);
  await signInStaff(page);
  await page.goto('/admin/dashboard');
  const steps = page.getByRole('region', { name: 'From cart to delivery' });
  await expect(steps.getByRole('listitem')).toHaveText([
    /^Carts left standing\d+ · \d+% of carts$/,
    /^Ordered\d+ · \d+% of carts$/,
    /^Neither cancelled, returned nor refunded\d+/,
    /^Delivered\d+/,
  ]);
  await steps.getByRole('link', { name: 'Carts left standing' }).click();
  await expect(page.getByRole('table', { name: 'Customers' })).toContainText(person.email);
  await expectAccessible(page);
  await page.getByRole('link', { name: /Remove Left a cart standing/ }).click();
  await expect(page).toHaveURL('/admin/customers');
});

test('who has no figures to read arrives at the orders', async ({ page }) => {
  const clerk = await newStaff(page, 'support');
  await page.goto('/admin/login');
  await fillSignIn(page, clerk);
  await expect(page).toHaveURL('/admin/orders');
  await expect(page.getByRole('link', { name: 'New order' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
});

test('who may only look at products sees nothing to change them with', async ({ page }) => {
  test.slow();
  const clerk = await newStaff(page, 'orders');
  await page.goto('/admin/login');
  await fillSignIn(page, clerk);
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto('/admin/products');
  const products = page.getByRole('table', { name: 'Products' });
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  for (const name of ['Import', 'Add a product']) {
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  }
  await expectAccessible(page);
  await products.getByRole('link').first().click();
  await expect(page.getByLabel('Name', { exact: true })).toBeDisabled();
  await expect(page.getByLabel('Price (₱)', { exact: true })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Duplicate' })).toHaveCount(0);
  for (const name of [/Remove/, /Move picture/, 'Save changes']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  // Stock is theirs to move.
  await expect(page.getByRole('button', { name: 'Adjust' })).toBeEnabled();
  await expectAccessible(page);
});

test('staff who forgot their password find the way to a new one', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Forgot it?' }).click();
  await expect(page).toHaveURL('/auth/forgot-password');
});

test.describe('while nobody can say what one may do', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test('the dashboard is shown, and what the server refuses it says itself', async ({ page }) => {
    await signInStaff(page);
    await page.route('**/api/admin/me', (route) => route.abort());
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  });
});
