import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { tabTo } from '../fixtures/keyboard.ts';
import { orderFromElsewhere } from '../fixtures/orders.ts';
import { bearerOf, newPerson, signIn, signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';

test.use({ expectedComplaints: [/ERR_FAILED|ERR_ABORTED|status of (?:409|503)/] });

const row = (page: Page, orderNumber: string) =>
  page.getByRole('row').filter({ hasText: orderNumber });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a new order appears in the queue within a second, without a reload', async ({
  page,
  request,
  shop,
}) => {
  await signInStaff(page);
  await page.goto('/admin/orders?status=pending');
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
  const { order } = await orderFromElsewhere(request, { web: shop.web });
  const placedAt = Date.now();
  await expect(row(page, order.orderNumber)).toBeVisible();
  // Half a second for the worker, the rest for a machine that is busy.
  expect(Date.now() - placedAt).toBeLessThan(5_000);
  await expect(row(page, order.orderNumber)).toContainText('Maria Santos');
  await expectAccessible(page);
});

test('without the stream the queue is looked at every ten seconds', async ({
  page,
  request,
  shop,
}) => {
  await signInStaff(page);
  await page.route('**/api/admin/orders/live*', (route) => route.abort());
  await page.goto('/admin/orders');
  await expect(page.getByRole('status').filter({ hasText: 'every 10 s' })).toBeVisible();
  const { order } = await orderFromElsewhere(request, { web: shop.web });
  await expect(row(page, order.orderNumber)).toBeVisible({ timeout: 15_000 });
});

test('an order is found, packed, shipped with serial numbers and delivered', async ({
  page,
  request,
  shop,
}) => {
  test.slow();
  const fullName = `Aling ${Date.now().toString(36)}`;
  const { order, part } = await orderFromElsewhere(request, {
    web: shop.web,
    fullName,
    quantity: 2,
  });
  await signInStaff(page);
  await page.goto('/admin/orders');
  const find = page.getByRole('searchbox', { name: 'Find orders' });
  for (const words of [order.orderNumber, fullName, '+63 917 555 0142', part.name]) {
    await find.fill(words);
    await expect(row(page, order.orderNumber)).toBeVisible();
  }
  await find.fill(fullName.toUpperCase());
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: order.orderNumber }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.orderNumber);
  const about = page.getByRole('complementary', { name: 'About this order' });
  await expect(about).toContainText('118 Kalayaan Avenue');
  await expect(about).toContainText('First order');
  await expectAccessible(page);

  await page.getByLabel('A note for other staff').fill('Wrap it twice');
  await press(page, 'Add note');
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('Demo Admin');
  const changes: string[] = [];
  page.on('request', (sent) => sent.method() === 'PUT' && changes.push(sent.url()));
  // Twice before the page is drawn anew, then as fast as fingers are.
  await page
    .getByRole('button', { name: 'Confirm order' })
    .evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
  await expect(page.getByRole('button', { name: 'Start packing' })).toBeVisible();
  await page.getByRole('button', { name: 'Start packing' }).dblclick();
  await expect(page.getByRole('button', { name: 'Ship', exact: true })).toBeVisible();
  expect(changes).toHaveLength(2);
  await expect(page.getByText('changed this order meanwhile')).toBeHidden();
  await press(page, 'Ship');
  const units = page.getByRole('group', { name: 'Serial numbers' }).getByRole('textbox');
  await units.first().fill('dup-1');
  await units.last().fill('DUP-1');
  await page.getByLabel('Courier').fill('J&T Express');
  await page.getByLabel('Tracking number').fill('JT000123');
  await expectAccessible(page);
  await press(page, 'Hand to the courier');
  await expect(page.getByRole('alert').filter({ hasText: 'DUP-1' })).toBeVisible();
  await units.last().fill(`${order.orderNumber}-B`);
  await units.first().fill(`${order.orderNumber}-A`);
  await press(page, 'Hand to the courier');
  await expect(page.getByRole('region', { name: 'Contents' })).toContainText(
    `${order.orderNumber}-A, ${order.orderNumber}-B`,
  );
  await expect(about).toContainText('JT000123');
  await press(page, 'Mark delivered');
  await expectAccessible(page);
  await press(page, 'Leave it');
  await page.getByRole('button', { name: 'Mark delivered' }).dblclick();
  await expect(about).toContainText('On delivery');
  await press(page, 'Yes, it is paid');
  await expect(about).toContainText('Paid');
  await press(page, 'Mark returned');
  await expectAccessible(page);
  await press(page, 'Yes, it is back');
  // Done on this page before the inspection is begun, so it is no news to it.
  await press(page, 'Give money back');
  await page.getByLabel('Amount in pesos').fill('1.50');
  await page.getByLabel('Reason').fill('The box was dented');
  await press(page, 'Give back ₱1.50');
  await expect(about).toContainText('Partly refunded');
  const inspection = page.getByRole('form', { name: 'Inspection' });
  await press(page, 'Finish the inspection');
  await expect(inspection.getByRole('spinbutton')).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(inspection.getByRole('button')).toBeFocused();
  await expect(inspection.getByRole('status')).toHaveText('1 of 2 go back on the shelf');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 of 2 back on the shelf')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Next step' })).toBeHidden();
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByRole('listitem')).toHaveCount(7);
});

test('the whole handling of an order by keyboard alone', async ({ page, request, shop }) => {
  test.slow();
  const { order } = await orderFromElsewhere(request, { web: shop.web });
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
  await pressKey('Ship');
  // As a scanner types: the number, then Enter, which goes on to the next field.
  await page.keyboard.type(`KB-${order.orderNumber}`);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Courier')).toBeFocused();
  await page.keyboard.type('LBC Express');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Tracking number')).toBeFocused();
  await page.keyboard.type('LBC-77');
  await page.keyboard.press('Enter');
  await pressKey('Mark delivered');
  await pressKey('Yes, it is paid');
  await expect(page.getByRole('button', { name: 'Mark returned' })).toBeVisible();
});

test('an order is cancelled with a reason, and a stale screen is told', async ({
  page,
  request,
  shop,
}) => {
  const { order } = await orderFromElsewhere(request, { web: shop.web });
  await signInStaff(page);
  await page.route('**/api/admin/orders/live*', (route) => route.abort());
  await page.goto(`/admin/orders/${order._id}`);
  const parcelPapers = page.getByRole('link', { name: /^(Packing slip|Label)$/ });
  await expect(parcelPapers).toHaveCount(2);
  await press(page, 'Cancel order');
  await press(page, 'Cancel order');
  await expect(page.getByText('Say why, in a few words')).toBeVisible();
  await query(shop.databaseUrl, 'update customer_order set notes = $2 where id = $1', [
    order._id,
    'changed elsewhere',
  ]);
  await page.getByLabel('Reason').fill('The customer asked for it');
  await press(page, 'Cancel order');
  await expect(page.getByText('Someone else changed this order meanwhile')).toBeVisible();
  await expect(page.getByText('changed elsewhere')).toBeVisible();
  await press(page, 'Cancel order');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText('The customer asked for it');
  await expect(parcelPapers).toHaveCount(0);
});

test('a shopper or guest gets nowhere', async ({ page, request, shop }) => {
  const { order } = await orderFromElsewhere(request, { web: shop.web });
  const pages = ['', `/${order._id}`, `/packing-slips?ids=${order._id}`].map(
    (path) => `/admin/orders${path}`,
  );
  for (const path of pages) {
    await page.goto(path);
    await expect(page).toHaveURL('/unauth-page');
  }
  await signIn(page, await newPerson(request));
  for (const path of pages) {
    await page.goto(path);
    await expect(page).toHaveURL('/unauth-page');
  }
  const headers = await bearerOf(page);
  for (const path of ['get', 'live?seconds=5', order._id]) {
    const reply = await page.request.get(`/api/admin/orders/${path}`, { headers });
    expect(reply.status(), path).toBe(403);
  }
});
