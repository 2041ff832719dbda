import type { Page, Route } from '@playwright/test';
import { expectAccessible, expectAccessibleOnce } from '../fixtures/page/accessibility.ts';
import { newPerson, signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';
import { newStaffProduct } from '../fixtures/staff-products.ts';

// Rejected forms return 4xx, which the browser logs as an error.
test.use({ expectedBrowserErrors: [/status of 4(0[09]|22)|ERR_FAILED/] });

/** Fills in a counter order for one unit of a new product. */
async function startOrder(page: Page): Promise<{ sku: string }> {
  await signInStaff(page);
  const product = await newStaffProduct(page, { totalStock: 9 });
  await page.goto('/admin/orders/new');
  await page.getByLabel('Find a product').fill(product.sku);
  await page.getByRole('button', { name: product.name }).click();
  await page.getByLabel('Full name').fill('Juan dela Cruz');
  await page.getByLabel('Mobile number').fill('0917 555 0123');
  return product;
}

test('staff place a counter order that is paid in cash and picked up', async ({ page }) => {
  test.slow();
  await signInStaff(page);
  const product = await newStaffProduct(page, { totalStock: 3 });
  await page.goto('/admin/orders');
  await page.getByRole('link', { name: 'New order' }).click();
  await expect(page).toHaveURL('/admin/orders/new');
  await page.getByLabel('Find a product').fill(product.sku);
  await page
    .getByRole('list', { name: 'Search results' })
    .getByRole('button', { name: product.name })
    .click();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByLabel('Full name').fill('Juan dela Cruz');
  await page.getByRole('button', { name: 'Review order' }).click();
  await expect(page.getByText('Enter an 11-digit mobile number starting with 09')).toBeVisible();
  await page.getByLabel('Mobile number').fill('0917 555 0123');
  await page.getByRole('button', { name: 'Review order' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Total' })).toContainText('₱590.00');
  await expectAccessible(page, { within: page.getByRole('main') });
  const dropResponse = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/admin/orders', dropResponse, { times: 1 });
  const placeButton = page.getByRole('button', { name: 'Place order' });
  await placeButton.click();
  await expect(page.getByRole('alert')).toContainText("We can't reach the shop right now");
  await expect(page.getByRole('alert')).toContainText(
    "Placing it again won't create a second order",
  );
  // Only one of three is left, so a second order would fail.
  await placeButton.click();

  await expect(page).toHaveURL(/\/admin\/orders\/[\w-]{36}$/);
  const details = page.getByRole('complementary', { name: 'Order details' });
  await expect(details).toContainText('Pick-up at the shop');
  await expect(details).toContainText('Guest');
  await expect(page.getByText('Paid in cash')).toBeVisible();
  const label = page.getByRole('link', { name: 'Label', exact: true });
  await page.goto((await label.getAttribute('href')) ?? '');
  // The print button is enabled when the label has loaded.
  await expect(page.getByRole('article')).toContainText('PREPAID');
  await expectAccessibleOnce(page);
});

test('staff place a phone order for delivery and print its label @nightly', async ({
  page,
  request,
  shop,
}) => {
  test.slow();
  const customer = await newPerson(request);
  await signInStaff(page);
  const product = await newStaffProduct(page, { totalStock: 9 });
  await page.goto('/admin/orders/new');
  await page.getByLabel('Find a product').fill(product.sku);
  await page.getByRole('button', { name: product.name }).click();
  await page.getByLabel('Full name').fill('Maria Santos');
  await page.getByLabel('Mobile number').fill('0917 555 0124');
  await page.getByLabel('Account email').fill('nobody@mail.example');
  await page.getByText('Delivery to an address').click();
  await page.getByText('Cash on delivery or pick-up').click();
  await page.getByLabel('Region').selectOption({ label: 'National Capital Region (NCR)' });
  await page.getByLabel(/^(Province|City)/).selectOption({ label: 'Quezon City' });
  await page.getByLabel('Barangay').selectOption({ index: 1 });
  await page.getByLabel('Street').fill('1 Sample Street');
  await page.getByLabel('Postal code').fill('1100');
  await page.getByRole('button', { name: 'Review order' }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('No active account has this email address').first()).toBeVisible();
  await query(shop.databaseUrl, 'update account set email_verified_at = now() where email = $1', [
    customer.email,
  ]);
  await page.getByLabel('Account email').fill(customer.email);
  await page.getByRole('button', { name: 'Review order' }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  const details = page.getByRole('complementary', { name: 'Order details' });
  await expect(details).toContainText(customer.email);
  await expect(details).toContainText('1 Sample Street');

  const number = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goto(`/admin/orders?search=${number}`);
  await page.getByRole('checkbox', { name: `Select ${number}` }).check();
  await page.getByRole('link', { name: 'Print labels' }).click();
  const label = page.getByRole('article', { name: `Label for ${number}` });
  await expect(label).toContainText('Maria Santos');
  await expect(label).toContainText('Quezon City');
  await expect(label).toContainText('Collect ₱');
});

test('an outdated quote is ignored, a double click places nothing, and leaving asks first @nightly', async ({
  page,
}) => {
  await startOrder(page);
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/admin/orders/quote', async (route) => {
    await gate.promise;
    await route.continue();
  });
  const review = page.getByRole('button', { name: 'Review order' });
  await review.click();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  const quoted = page.waitForResponse('**/api/admin/orders/quote');
  gate.resolve();
  await quoted;
  await expect(review).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Place order' })).toBeHidden();
  await review.click();
  await expect(page.getByRole('status').filter({ hasText: 'Total' })).toContainText('₱590.00');

  const placeButton = page.getByRole('button', { name: 'Place order' });
  const orders: string[] = [];
  page.on('request', (sent) => sent.method() === 'POST' && orders.push(sent.url()));
  await placeButton.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Audit' })
    .click();
  await page.getByRole('button', { name: 'Stay' }).click();
  expect(orders).toEqual([]);
  await placeButton.click();
  await expect(page).toHaveURL(/\/admin\/orders\/[\w-]{36}$/);
});

test('changing a manual order after a lost response does not place it twice @nightly', async ({
  page,
  shop,
}) => {
  const product = await startOrder(page);
  await page.getByRole('button', { name: 'Review order' }).click();
  await page.route(
    '**/api/admin/orders',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByRole('alert')).toContainText('It may already have gone through');
  await page.getByLabel('Full name').fill('Juan de la Cruz');
  await page.getByRole('button', { name: 'Review order' }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page.getByText('The order was already placed')).toBeVisible();
  await expect(page).toHaveURL('/admin/orders');
  const { rows } = await query(
    shop.databaseUrl,
    'select available from available_stock where product_id = (select id from product where sku = $1)',
    [product.sku],
  );
  expect(rows).toEqual([{ available: 8 }]);
});
