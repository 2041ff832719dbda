import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { tabTo } from '../fixtures/page/keyboard.ts';
import { placeOrderViaApi } from '../fixtures/orders.ts';
import { signIn, signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';

test.use({ expectedBrowserErrors: [/ERR_FAILED|ERR_ABORTED|status of (?:409|503)/] });

const row = (page: Page, orderNumber: string) =>
  page.getByRole('row').filter({ hasText: orderNumber });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a new order appears in the queue without a reload @nightly', async ({
  page,
  request,
  shop,
}) => {
  await signInStaff(page);
  await page.goto('/admin/orders?status=pending');
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
  const { order } = await placeOrderViaApi(request, { web: shop.web });
  await expect(row(page, order.orderNumber)).toContainText('Maria Santos');
  await expectAccessible(page);
});

test('the queue polls every ten seconds when the live stream is down @nightly', async ({
  page,
  request,
  shop,
}) => {
  await page.clock.install();
  await signInStaff(page);
  await page.route('**/api/admin/orders/live*', (route) => route.abort());
  await page.goto('/admin/orders');
  await expect(page.getByRole('status').filter({ hasText: 'every 10 s' })).toBeVisible();
  const { order } = await placeOrderViaApi(request, { web: shop.web });
  await page.clock.fastForward('00:10');
  await expect(row(page, order.orderNumber)).toBeVisible();
});

test('staff find, pack, ship, deliver, refund and restock an order', async ({
  page,
  request,
  shop,
}) => {
  test.slow();
  const fullName = `Aling ${Date.now().toString(36)}`;
  const { order, part } = await placeOrderViaApi(request, {
    web: shop.web,
    fullName,
    quantity: 2,
  });
  await signInStaff(page);
  await page.goto('/admin/orders');
  const find = page.getByRole('searchbox', { name: 'Search orders' });
  for (const term of [order.orderNumber, fullName, '+63 917 555 0142', part.name]) {
    await find.fill(term);
    await expect(row(page, order.orderNumber)).toBeVisible();
  }
  await find.fill(fullName.toUpperCase());
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: order.orderNumber }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.orderNumber);
  const details = page.getByRole('complementary', { name: 'Order details' });
  await expect(details).toContainText('118 Kalayaan Avenue');
  await expect(details).toContainText('First order');
  await expectAccessible(page);

  await page.getByLabel('Internal note').fill('Wrap it twice');
  await press(page, 'Add note');
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('Demo Admin');
  const changes: string[] = [];
  page.on('request', (sent) => sent.method() === 'PUT' && changes.push(sent.url()));
  // Two clicks before the next render, then a normal double click.
  await page
    .getByRole('button', { name: 'Confirm order' })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  await expect(page.getByRole('button', { name: 'Start packing' })).toBeVisible();
  await page.getByRole('button', { name: 'Start packing' }).dblclick();
  await expect(page.getByRole('button', { name: 'Ship order' })).toBeVisible();
  expect(changes).toHaveLength(2);
  await expect(page.getByText('Someone else updated this order')).toBeHidden();
  await press(page, 'Ship order');
  const units = page.getByRole('group', { name: 'Serial numbers' }).getByRole('textbox');
  await units.first().fill('dup-1');
  await units.last().fill('DUP-1');
  await page.getByLabel('Courier').fill('J&T Express');
  await page.getByLabel('Tracking number').fill('JT000123');
  const next = page.getByRole('region', { name: 'Next step' });
  await expectAccessible(page, { within: next });
  await press(page, 'Mark as shipped');
  await expect(page.getByRole('alert').filter({ hasText: 'DUP-1' })).toBeVisible();
  await units.last().fill(`${order.orderNumber}-B`);
  await units.first().fill(`${order.orderNumber}-A`);
  await press(page, 'Mark as shipped');
  await expect(page.getByRole('region', { name: 'Items' })).toContainText(
    `${order.orderNumber}-A, ${order.orderNumber}-B`,
  );
  await expect(details).toContainText('JT000123');
  await press(page, 'Mark as delivered');
  await expectAccessible(page, { within: next });
  await press(page, 'Back');
  await page.getByRole('button', { name: 'Mark as delivered' }).dblclick();
  await expect(details).toContainText('Due on delivery');
  await press(page, 'Record payment');
  await expect(details).toContainText('Paid');
  await press(page, 'Mark as returned');
  await expectAccessible(page, { within: next });
  await press(page, 'Mark as returned');
  const inspection = page.getByRole('form', { name: 'Inspection' });
  // A refund form opened before the change completes would have the old version.
  await expect(inspection).toBeVisible();
  await press(page, 'Refund');
  await page.getByLabel('Amount (₱)').fill('1.50');
  await page.getByLabel('Reason').fill('The box was dented');
  await press(page, 'Refund ₱1.50');
  await expect(details).toContainText('Partially refunded');
  await press(page, 'Finish inspection');
  await expect(inspection.getByRole('spinbutton')).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(inspection.getByRole('button')).toBeFocused();
  await expect(inspection.getByRole('status')).toHaveText('1 of 2 will be restocked');
  await expectAccessible(page, { within: inspection });
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 of 2 restocked')).toBeVisible();
  await expect(next).toBeHidden();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByRole('listitem')).toHaveCount(7);
});

test('staff fulfil an order by keyboard alone @nightly', async ({ page, request, shop }) => {
  test.slow();
  const { order } = await placeOrderViaApi(request, { web: shop.web });
  await signInStaff(page);
  await page.goto(`/admin/orders?search=${order.orderNumber}`);
  const pressKey = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };
  await expect(row(page, order.orderNumber)).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: order.orderNumber }));
  await page.keyboard.press('Enter');
  await pressKey('Confirm order');
  await pressKey('Start packing');
  await pressKey('Ship order');
  // Barcode scanners type the number and Enter, which moves to the next field.
  await page.keyboard.type(`KB-${order.orderNumber}`);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Courier')).toBeFocused();
  await page.keyboard.type('LBC Express');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Tracking number')).toBeFocused();
  await page.keyboard.type('LBC-77');
  await page.keyboard.press('Enter');
  await pressKey('Mark as delivered');
  await pressKey('Record payment');
  await expect(page.getByRole('button', { name: 'Mark as returned' })).toBeVisible();
});

test('cancelling an order needs a reason and the latest version @nightly', async ({
  page,
  request,
  shop,
}) => {
  const { order } = await placeOrderViaApi(request, { web: shop.web });
  await signInStaff(page);
  await page.route('**/api/admin/orders/live*', (route) => route.abort());
  await page.goto(`/admin/orders/${order._id}`);
  const shippingDocuments = page.getByRole('link', { name: /^(Packing slip|Label)$/ });
  await expect(shippingDocuments).toHaveCount(2);
  await press(page, 'Cancel order');
  await press(page, 'Cancel order');
  await expect(page.getByText('Enter a reason')).toBeVisible();
  await query(shop.databaseUrl, 'update customer_order set notes = $2 where id = $1', [
    order._id,
    'changed elsewhere',
  ]);
  await page.getByLabel('Reason').fill('The customer asked for it');
  await press(page, 'Cancel order');
  await expect(page.getByText('Someone else updated this order')).toBeVisible();
  await expect(page.getByText('changed elsewhere')).toBeVisible();
  await press(page, 'Cancel order');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText('The customer asked for it');
  await expect(shippingDocuments).toHaveCount(0);
});

test('guests and shoppers cannot open staff order pages @nightly', async ({
  page,
  request,
  shop,
}) => {
  const { order, person, headers } = await placeOrderViaApi(request, { web: shop.web });
  const pages = ['', `/${order._id}`, `/packing-slips?ids=${order._id}`].map(
    (path) => `/admin/orders${path}`,
  );
  for (const path of pages) {
    await page.goto(path);
    await expect(page).toHaveURL('/unauth-page');
  }
  await signIn(page, person);
  for (const path of pages) {
    await page.goto(path);
    await expect(page).toHaveURL('/unauth-page');
  }
  for (const path of ['get', 'live?seconds=5', order._id]) {
    const reply = await request.get(`/api/admin/orders/${path}`, { headers });
    expect(reply.status(), path).toBe(403);
  }
});
