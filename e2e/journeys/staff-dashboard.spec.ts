import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { someParts } from '../fixtures/cart.ts';
import { fillSignIn, newPerson, openStaffSession, signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newStaff } from '../fixtures/staff-members.ts';

test('[API-22] the dashboard shows metrics for the period in the URL and links to their lists', async ({
  page,
}) => {
  await signInStaff(page);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(page.getByRole('term').filter({ hasText: 'Average order' })).toBeVisible();
  await page.getByLabel('Period').selectOption('7');
  await expect(page).toHaveURL(/days=7&by=day/);
  await expect(page.getByRole('region', { name: 'Sales', exact: true })).toContainText(
    'Paid and unpaid',
  );
  await page.getByText('View as table').click();
  await expect(
    page.getByRole('table', { name: 'Sales', exact: true }).locator('tbody tr'),
  ).toHaveCount(7);
  await expect(page.getByText('No slow-moving products.')).toBeVisible();
  await expectAccessible(page, { within: page.getByRole('main') });
  await page.reload();
  await expect(page.getByLabel('Period')).toHaveValue('7');
  const late = page.locator('dl > div').filter({ hasText: 'Waiting over 2 days' });
  await late.getByRole('link').click();
  await expect(page).toHaveURL('/admin/orders?only=waiting&sort=oldest');
  await expect(page.getByText('No orders waiting over 2 days.')).toBeVisible();
  await expectAccessible(page, { within: page.getByRole('main') });
  await page.getByRole('link', { name: 'Remove Waiting over 2 days' }).click();
  await expect(page).toHaveURL('/admin/orders?sort=oldest');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/admin/dashboard?days=7&by=day');
  await page.getByRole('link', { name: 'View all low stock' }).click();
  await expect(page).toHaveURL('/admin/products?stock=low');
});

test('the sales funnel links to customers with abandoned carts @nightly', async ({
  page,
  request,
  shop,
}) => {
  const [part] = await someParts(request, shop.web);
  const person = await newPerson(request);
  const signedIn = await request.post('/api/auth/login', { data: person });
  const { token } = (await signedIn.json()) as { token: string };
  const added = await request.post('/api/shop/cart/add', {
    headers: { authorization: `Bearer ${token}` },
    data: { productId: part._id, quantity: 1 },
  });
  expect(added.status(), await added.text()).toBe(200);
  await signInStaff(page);
  await page.goto('/admin/dashboard');
  const steps = page.getByRole('region', { name: 'Sales funnel' });
  await expect(steps.getByRole('listitem')).toHaveText([
    /^Abandoned carts\d+ · \d+% of carts$/,
    /^Orders placed\d+ · \d+% of carts$/,
    /^Not cancelled, returned or refunded\d+/,
    /^Delivered\d+/,
  ]);
  await steps.getByRole('link', { name: 'Abandoned carts' }).click();
  await expect(page.getByRole('table', { name: 'Customers' })).toContainText(person.email);
  await expectAccessible(page, { within: page.getByRole('main') });
  await page.getByRole('link', { name: /Remove Abandoned cart/ }).click();
  await expect(page).toHaveURL('/admin/customers');
});

test('staff can reset their password, and support staff land on the orders page @nightly', async ({
  page,
}) => {
  const clerk = await newStaff(page, 'support');
  await page.goto('/admin/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/auth/forgot-password');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff sign-in');
  await fillSignIn(page, clerk);
  await expect(page).toHaveURL('/admin/orders');
  await expect(page.getByRole('link', { name: 'New order' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
});

test('staff without edit permission see products read-only @nightly', async ({ page }) => {
  test.slow();
  await openStaffSession(page, await newStaff(page, 'orders'));
  await page.goto('/admin/products');
  const products = page.getByRole('table', { name: 'Products' });
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  for (const name of ['Import', 'Add product']) {
    await expect(page.getByRole('link', { name })).toHaveCount(0);
  }
  await expectAccessible(page, { within: page.getByRole('main') });
  await products.getByRole('link').first().click();
  await expect(page.getByLabel('Name', { exact: true })).toBeDisabled();
  await expect(page.getByLabel('Price (₱)', { exact: true })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Duplicate' })).toHaveCount(0);
  for (const name of [/Delete/, /Remove/, /Move image/, 'Save changes']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  // This role may adjust stock.
  await expect(page.getByRole('button', { name: 'Adjust' })).toBeEnabled();
  await expectAccessible(page, { within: page.getByRole('main') });
});

test.describe('while permissions cannot be loaded', () => {
  test.use({ expectedBrowserErrors: [/ERR_FAILED/] });

  test('the dashboard still opens @nightly', async ({ page }) => {
    await signInStaff(page);
    await page.route('**/api/admin/me', (route) => route.abort());
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  });
});
