import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { drawer } from '../fixtures/cart.ts';
import { orderFromElsewhere } from '../fixtures/orders.ts';
import { signIn } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';

test.use({ expectedComplaints: [/status of 40[49]/] });

test('an order is bought again, and what is gone is told', async ({ page, request, shop }) => {
  // Of a kind that no other journey buys: it goes from the shop for a moment.
  const wanted = { web: shop.web, quantity: 2, category: 'storage_hdd' };
  const { order, person, part } = await orderFromElsewhere(request, wanted);
  await signIn(page, person);
  await page.goto(`/shop/account/orders/${order._id}`);
  let asked = 0;
  page.on('request', (sent) => (asked += Number(sent.url().endsWith('/buy-again'))));
  // Pressed twice in a hurry is meant once.
  await page.getByRole('button', { name: 'Buy again' }).dblclick();
  await expect(drawer(page)).toContainText(part.name);
  await expect(drawer(page).getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const sell = (status: string) =>
    query(shop.databaseUrl, 'update product set status = $2 where id = $1', [part._id, status]);
  await sell('archived');
  try {
    await page.getByRole('button', { name: 'Buy again' }).dblclick({ delay: 150 });
    await expect(page.getByText('Not added to your cart:')).toBeVisible();
    await expect(page.getByText('this product is not in the shop')).toBeVisible();
    expect(asked).toBe(2);
  } finally {
    await sell('active');
  }
});

test('who sent an order back reads what becomes of the money', async ({ page, request, shop }) => {
  const { order, person } = await orderFromElsewhere(request, { web: shop.web });
  const returned = (paymentStatus: string) =>
    query(
      shop.databaseUrl,
      `update customer_order set status = 'returned', payment_status = $2 where id = $1`,
      [order._id, paymentStatus],
    );
  await signIn(page, person);
  await returned('paid');
  await page.goto(`/shop/account/orders/${order._id}`);
  await expect(page.getByText('We look at what came back within three working days')).toBeVisible();
  await expectAccessible(page);
  await returned('refunded');
  await page.reload();
  await expect(page.getByText('All you paid went back to you.')).toBeVisible();
});

test('the invoice of a paid order is a sheet, made out once to a company', async ({
  page,
  request,
  shop,
}) => {
  const { order, person, part } = await orderFromElsewhere(request, { web: shop.web });
  await signIn(page, person);
  const path = `/shop/account/orders/${order._id}/invoice`;
  await page.goto(path);
  await expect(page.getByText('The invoice of this order comes when it is paid')).toBeVisible();
  await query(shop.databaseUrl, `update customer_order set payment_status = 'paid' where id = $1`, [
    order._id,
  ]);
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await page.getByRole('link', { name: 'Invoice' }).click();
  await expect(page).toHaveURL(path);
  await page.reload();
  const sheet = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'Invoice' })).toBeVisible();
  await expect(sheet).toContainText(/INV-\d{8}/);
  await expect(sheet).toContainText(part.name);
  await expect(sheet).toContainText('VAT in it, 12%');
  await expectAccessible(page);
  await page.getByText('For a company, or with a TIN').click();
  await page.getByLabel('Name on the invoice').fill('Santos Trading');
  await page.getByLabel('TIN').fill('12345');
  await page.getByRole('button', { name: 'Make it out' }).click();
  await expect(page.getByText('Nine digits, or twelve to fourteen with the branch')).toBeVisible();
  await page.getByLabel('TIN').fill('123 456 789 00000');
  await page.getByRole('button', { name: 'Make it out' }).click();
  await expect(sheet).toContainText('123-456-789-00000');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`invoice-${order.orderNumber}.pdf`);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expect(page.getByText('For a company, or with a TIN')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('older orders come when they are asked for, each once', async ({ page, request, shop }) => {
  const { order, person, again } = await orderFromElsewhere(request, { web: shop.web });
  const newer = [await again(), await again('bank_transfer')];
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
  for (const [place, { orderNumber }] of [...newer.toReversed(), order].entries()) {
    await expect(list.nth(place)).toContainText(orderNumber);
  }
  await expect(page.getByRole('button', { name: 'Show older orders' })).toBeHidden();
});

test.describe('when older orders do not come', () => {
  test.use({ expectedComplaints: [/status of 503/] });

  test('those that are there stay, and the rest can be asked for again', async ({
    page,
    request,
    shop,
  }) => {
    const { person, again } = await orderFromElsewhere(request, { web: shop.web });
    await again();
    await signIn(page, person);
    let isAway = true;
    await page.route('**/api/shop/orders/user/**', (route) =>
      isAway && route.request().url().includes('after=')
        ? route.fulfill({ status: 503, body: '{}' })
        : route.continue({ url: route.request().url().replace('limit=10', 'limit=1') }),
    );
    await page.goto('/shop/account?tab=orders');
    const list = page.getByRole('list', { name: 'Orders' }).getByRole('listitem');
    const older = page.getByRole('button', { name: 'Show older orders' });
    await older.click();
    await expect(page.getByRole('alert')).toHaveText('The older orders did not arrive.');
    await expect(list).toHaveCount(1);
    isAway = false;
    await older.click();
    await expect(list).toHaveCount(2);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('an order that the courier has meanwhile is not cancelled, and that is said', async ({
  page,
  request,
  shop,
}) => {
  const { order, person } = await orderFromElsewhere(request, { web: shop.web });
  await signIn(page, person);
  await page.goto(`/shop/account/orders/${order._id}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const ship = `update customer_order set status = 'shipped' where id = $1`;
  await query(shop.databaseUrl, ship, [order._id]);
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByText('The order was not cancelled')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
});
