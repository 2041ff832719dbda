import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { newPerson, signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';
import { newStaffProduct } from '../fixtures/staff-products.ts';

// What cannot be is a refused form, which browsers complain about.
test.use({ expectedComplaints: [/status of 4(0[09]|22)|ERR_FAILED/] });

/** One of a product that there are nine of, for somebody at the counter. */
async function beginOrder(page: Page): Promise<{ sku: string }> {
  await signInStaff(page);
  const product = await newStaffProduct(page, { totalStock: 9 });
  await page.goto('/admin/orders/new');
  await page.getByLabel('Find a product').fill(product.sku);
  await page.getByRole('button', { name: product.name }).click();
  await page.getByLabel('Full name').fill('Juan dela Cruz');
  await page.getByLabel('Mobile number').fill('0917 555 0123');
  return product;
}

test('somebody at the counter pays in cash and picks it up', async ({ page }) => {
  test.slow();
  await signInStaff(page);
  const product = await newStaffProduct(page, { totalStock: 3 });
  await page.goto('/admin/orders');
  await page.getByRole('link', { name: 'New order' }).click();
  await expect(page).toHaveURL('/admin/orders/new');
  await page.getByLabel('Find a product').fill(product.sku);
  await page
    .getByRole('list', { name: 'Products found' })
    .getByRole('button', { name: product.name })
    .click();
  await page.getByRole('button', { name: 'One more' }).click();
  await page.getByLabel('Full name').fill('Juan dela Cruz');
  await page.getByRole('button', { name: 'See the total' }).click();
  await expect(page.getByText('Eleven digits, starting with 09')).toBeVisible();
  await page.getByLabel('Mobile number').fill('0917 555 0123');
  await page.getByRole('button', { name: 'See the total' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Total' })).toContainText('₱590.00');
  await expectAccessible(page);
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/admin/orders', loseAnswer, { times: 1 });
  const place = page.getByRole('button', { name: 'Place the order' });
  await place.click();
  await expect(page.getByRole('alert')).toContainText('The shop cannot answer right now');
  await expect(page.getByRole('alert')).toContainText('Placed again from here it stays one order');
  // Of three, two are sold by now: asked for anew they could not be had.
  await place.click();

  await expect(page).toHaveURL(/\/admin\/orders\/[\w-]{36}$/);
  const about = page.getByRole('complementary', { name: 'About this order' });
  await expect(about).toContainText('Picks it up at the shop');
  await expect(about).toContainText('A guest');
  await expect(page.getByText('Paid in cash')).toBeVisible();
  const label = page.getByRole('link', { name: 'Label', exact: true });
  await page.goto((await label.getAttribute('href')) ?? '');
  // Looked at with the label on it: its button wakes up as the label comes.
  await expect(page.getByRole('article')).toContainText('Nothing to collect');
  await expectAccessible(page);
});

test('somebody on the phone has it delivered, and labels are printed for a selection', async ({
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
  await page.getByLabel('E-mail of their account').fill('nobody@mail.example');
  await page.getByText('Delivered', { exact: true }).click();
  await page.getByText('Cash when they get it').click();
  await page.getByLabel('Region').selectOption({ label: 'National Capital Region (NCR)' });
  await page.getByLabel(/^(Province|City)/).selectOption({ label: 'Quezon City' });
  await page.getByLabel('Barangay').selectOption({ index: 1 });
  await page.getByLabel('Street').fill('1 Sample Street');
  await page.getByLabel('Postal code').fill('1100');
  await page.getByRole('button', { name: 'See the total' }).click();
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByText('No account that is open and confirmed has')).toBeVisible();
  await query(shop.databaseUrl, 'update account set email_verified_at = now() where email = $1', [
    customer.email,
  ]);
  await page.getByLabel('E-mail of their account').fill(customer.email);
  await page.getByRole('button', { name: 'See the total' }).click();
  await page.getByRole('button', { name: 'Place the order' }).click();
  const about = page.getByRole('complementary', { name: 'About this order' });
  await expect(about).toContainText(customer.email);
  await expect(about).toContainText('1 Sample Street');

  const number = await page.getByRole('heading', { level: 1 }).textContent();
  await page.goto(`/admin/orders?search=${number}`);
  await page.getByRole('checkbox', { name: `Choose ${number}` }).check();
  await page.getByRole('link', { name: 'Print labels' }).click();
  const label = page.getByRole('article', { name: `Label of ${number}` });
  await expect(label).toContainText('Maria Santos');
  await expect(label).toContainText('Quezon City');
  await expect(label).toContainText('Collect ₱');
});

test('the second half of a double press places nothing, and what has begun is not left by a slip', async ({
  page,
}) => {
  await beginOrder(page);
  await page.getByRole('button', { name: 'See the total' }).click();
  const place = page.getByRole('button', { name: 'Place the order' });
  const orders: string[] = [];
  page.on('request', (sent) => sent.method() === 'POST' && orders.push(sent.url()));
  await place.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Audit' })
    .click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  expect(orders).toEqual([]);
  await place.click();
  await expect(page).toHaveURL(/\/admin\/orders\/[\w-]{36}$/);
});

test('an order that may be placed already is not placed a second time by changing it', async ({
  page,
  shop,
}) => {
  const product = await beginOrder(page);
  await page.getByRole('button', { name: 'See the total' }).click();
  await page.route(
    '**/api/admin/orders',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByRole('alert')).toContainText('It may be placed already');
  await page.getByLabel('Full name').fill('Juan de la Cruz');
  await page.getByRole('button', { name: 'See the total' }).click();
  await page.getByRole('button', { name: 'Place the order' }).click();
  await expect(page.getByText('It was placed already, as it was before')).toBeVisible();
  await expect(page).toHaveURL('/admin/orders');
  const { rows } = await query(
    shop.databaseUrl,
    'select on_hand from stock where product_id = (select id from product where sku = $1)',
    [product.sku],
  );
  expect(rows).toEqual([{ on_hand: 8 }]);
});

test('a total that comes after the order was changed is not shown for it', async ({ page }) => {
  await beginOrder(page);
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/admin/orders/quote', async (route) => {
    await answered.promise;
    await route.continue();
  });
  const ask = page.getByRole('button', { name: 'See the total' });
  await ask.click();
  await page.getByRole('button', { name: 'One more' }).click();
  const told = page.waitForResponse('**/api/admin/orders/quote');
  answered.resolve();
  await told;
  await expect(ask).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Place the order' })).toBeHidden();
  await ask.click();
  await expect(page.getByRole('status').filter({ hasText: 'Total' })).toContainText('₱590.00');
});
