import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { drawer } from '../fixtures/cart.ts';
import { placeOrderViaApi } from '../fixtures/orders.ts';
import { confirmPayment } from '../fixtures/payment.ts';
import { signIn } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';

test.use({ expectedBrowserErrors: [/status of 40[49]/] });

test('Buy again refills the cart and names unavailable products', async ({
  page,
  request,
  shop,
}) => {
  // A category that no other test buys from: the product is archived for a moment.
  const options = { web: shop.web, quantity: 2, category: 'storage_hdd' };
  const { order, person, part } = await placeOrderViaApi(request, options);
  await signIn(page, person);
  await page.goto(`/shop/account/orders/${order._id}`);
  let requests = 0;
  page.on('request', (sent) => (requests += Number(sent.url().endsWith('/buy-again'))));
  // A double click counts once.
  await page.getByRole('button', { name: 'Buy again' }).dblclick();
  await expect(drawer(page)).toContainText(part.name);
  await expect(drawer(page).getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  await expectAccessible(page, { within: drawer(page) });
  await page.keyboard.press('Escape');
  const setStatus = (status: string) =>
    query(shop.databaseUrl, 'update product set status = $2 where id = $1', [part._id, status]);
  await setStatus('archived');
  try {
    await page.getByRole('button', { name: 'Buy again' }).dblclick({ delay: 150 });
    await expect(page.getByText('Not added to your cart:')).toBeVisible();
    await expect(page.getByText('this product is no longer available')).toBeVisible();
    expect(requests).toBe(2);
  } finally {
    await setStatus('active');
  }
});

test('a returned order shows the status of its refund @nightly', async ({
  page,
  request,
  shop,
}) => {
  const { order, person } = await placeOrderViaApi(request, { web: shop.web });
  const setReturned = (paymentStatus: string) =>
    query(
      shop.databaseUrl,
      `update customer_order set status = 'returned', payment_status = $2 where id = $1`,
      [order._id, paymentStatus],
    );
  await signIn(page, person);
  await setReturned('paid');
  await page.goto(`/shop/account/orders/${order._id}`);
  await expect(page.getByText("We'll inspect your return within 3 working days")).toBeVisible();
  await expectAccessible(page, { within: page.getByRole('main') });
  await setReturned('refunded');
  await page.reload();
  await expect(page.getByText('Your payment has been fully refunded.')).toBeVisible();
});

test('[IN-05] a paid order has a printable invoice, which is issued again for a company once', async ({
  page,
  request,
  shop,
}) => {
  const { order, person, part } = await placeOrderViaApi(request, { web: shop.web });
  await signIn(page, person);
  const path = `/shop/account/orders/${order._id}/invoice`;
  await page.goto(path);
  await expect(page.getByText('This order has no invoice yet')).toBeVisible();
  await confirmPayment(request, order._id);
  await page.getByRole('link', { name: 'Back to order' }).click();
  await page.getByRole('link', { name: 'Invoice' }).click();
  await expect(page).toHaveURL(path);
  await page.reload();
  const sheet = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'Invoice' })).toBeVisible();
  await expect(sheet).toContainText(/INV-\d{8}/);
  await expect(sheet).toContainText(part.name);
  await expect(sheet).toContainText('VAT (12%)');
  await expectAccessible(page, { within: sheet });
  await page.getByText('Add a company name, TIN or address').click();
  await page.getByLabel('Name on the invoice').fill('Santos Trading');
  await page.getByLabel('TIN').fill('12345');
  await page.getByRole('button', { name: 'Issue a new invoice' }).click();
  await expect(page.getByText('Enter 9 digits, or 12 to 14 with the branch code')).toBeVisible();
  await page.getByLabel('TIN').fill('123 456 789 00000');
  await page.getByRole('button', { name: 'Issue a new invoice' }).click();
  await expect(sheet.getByRole('article').first()).toContainText('123-456-789-00000');
  await expect(sheet.getByRole('article', { name: /Credit memo CM-/ })).toContainText(
    'Issued again with other buyer details',
  );
  await expect(sheet.getByRole('article').nth(1)).toContainText('Cancelled by credit memo CM-');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).first().click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^INV-\d{8}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText('Add a company name, TIN or address')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('older orders load on request, without duplicates @nightly', async ({
  page,
  request,
  shop,
}) => {
  const { order, person, orderAgain } = await placeOrderViaApi(request, { web: shop.web });
  const newer = [await orderAgain(), await orderAgain('bank_transfer')];
  await signIn(page, person);
  // Pages of two instead of ten.
  await page.route('**/api/shop/orders/user/**', (route) =>
    route.continue({ url: route.request().url().replace('limit=10', 'limit=2') }),
  );
  await page.goto('/shop/account?tab=orders');
  const list = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
  await expect(list).toHaveCount(2);
  await page.getByRole('button', { name: 'Show older orders' }).click();
  await expect(list).toHaveCount(3);
  for (const [index, { orderNumber }] of [...newer.toReversed(), order].entries()) {
    await expect(list.nth(index)).toContainText(orderNumber);
  }
  await expect(page.getByRole('button', { name: 'Show older orders' })).toBeHidden();
});

test.describe('when older orders fail to load', () => {
  test.use({ expectedBrowserErrors: [/status of 503/] });

  test('the list stays, and loading can be retried @nightly', async ({ page, request, shop }) => {
    const { person, orderAgain } = await placeOrderViaApi(request, { web: shop.web });
    await orderAgain();
    await signIn(page, person);
    let isDown = true;
    await page.route('**/api/shop/orders/user/**', (route) =>
      isDown && route.request().url().includes('after=')
        ? route.fulfill({ status: 503, body: '{}' })
        : route.continue({ url: route.request().url().replace('limit=10', 'limit=1') }),
    );
    await page.goto('/shop/account?tab=orders');
    const list = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
    const older = page.getByRole('button', { name: 'Show older orders' });
    await older.click();
    await expect(page.getByRole('alert')).toHaveText("Couldn't load older orders. Try again.");
    await expect(list).toHaveCount(1);
    isDown = false;
    await older.click();
    await expect(list).toHaveCount(2);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('an order that has shipped cannot be cancelled, and the page says so @nightly', async ({
  page,
  request,
  shop,
}) => {
  const { order, person } = await placeOrderViaApi(request, { web: shop.web });
  await signIn(page, person);
  await page.goto(`/shop/account/orders/${order._id}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const ship = `update customer_order set status = 'shipped' where id = $1`;
  await query(shop.databaseUrl, ship, [order._id]);
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText("We couldn't cancel your order")).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
});
