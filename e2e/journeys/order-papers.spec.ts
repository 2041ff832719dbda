import { expectAccessible } from '../fixtures/accessibility.ts';
import { orderFromElsewhere } from '../fixtures/orders.ts';
import { signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';

test('a packing slip is a sheet of its own, without prices', async ({ page, request, shop }) => {
  const { order, part } = await orderFromElsewhere(request, { web: shop.web, quantity: 3 });
  await signInStaff(page);
  await page.goto(`/admin/orders/${order._id}`);
  await page.getByRole('link', { name: 'Packing slip' }).click();
  await expect(page.getByRole('heading', { name: 'Packing slip', exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(part.name);
  await expect(page.getByRole('main')).not.toContainText('₱');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('papers of several orders are printed together, each on its own sheet', async ({
  page,
  request,
  shop,
}) => {
  const fullName = `Suki ${Date.now().toString(36)}`;
  const { order, again } = await orderFromElsewhere(request, { web: shop.web, fullName });
  const orders = [order, await again(), await again('bank_transfer')];
  await query(
    shop.databaseUrl,
    `update customer_order set payment_status = 'paid' where id = any($1)`,
    [orders.slice(1).map(({ _id }) => _id)],
  );
  await signInStaff(page);
  const chosen = (words: string) => page.getByRole('status').filter({ hasText: words });
  const tick = async (name: string) => {
    await page.getByRole('checkbox', { name }).focus();
    await page.keyboard.press('Space');
  };
  const here = `/admin/orders?search=${encodeURIComponent(fullName)}`;
  await page.goto(here);
  await tick('Choose all');
  await expect(chosen('3 orders chosen')).toBeVisible();
  await tick(`Choose ${order.orderNumber}`);
  await expect(chosen('2 orders chosen')).toBeVisible();
  await tick('Choose all');
  const sheets = async () =>
    (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)
      ?.length;
  for (const [paper, count] of [
    ['packing slips', 3],
    ['labels', 3],
    ['invoices', 2],
  ] as const) {
    await expect(chosen('3 orders chosen')).toBeVisible();
    if (count === 2) await expectAccessible(page);
    await page.getByRole('link', { name: `Print ${paper}` }).click();
    await expect(page.getByRole('article')).toHaveCount(count);
    await expectAccessible(page);
    expect(await sheets(), paper).toBe(count);
    const isPartly = await page.getByText('One order has no invoice yet').isVisible();
    expect(isPartly).toBe(count === 2);
    await page.goBack();
  }
  await expect(chosen('3 orders chosen')).toBeVisible();
  await tick('Choose all');
  await expect(chosen('chosen')).toBeHidden();
  // Only printing keeps them, and once.
  await tick('Choose all');
  await page.goto(here);
  await expect(page.getByRole('checkbox', { name: 'Choose all' })).not.toBeChecked();
  await page.goto(`/admin/orders/packing-slips?ids=${order._id}`);
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.orderNumber);
});

test('an invoice that was printed from the queue opens from its order too, and the other way round', async ({
  page,
  request,
  shop,
}) => {
  const { order } = await orderFromElsewhere(request, { web: shop.web });
  await query(shop.databaseUrl, `update customer_order set payment_status = 'paid' where id = $1`, [
    order._id,
  ]);
  await signInStaff(page);
  await page.goto(`/admin/orders?search=${order.orderNumber}`);
  const print = async () => {
    await page.getByRole('checkbox', { name: `Choose ${order.orderNumber}` }).check();
    await page.getByRole('link', { name: 'Print invoices' }).click();
    await expect(page.getByRole('article', { name: 'Invoice' })).toHaveCount(1);
    await page.getByRole('link', { name: 'All orders' }).click();
  };
  await print();
  await page.getByRole('link', { name: order.orderNumber }).click();
  await page.getByRole('link', { name: 'Invoice', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Orders' }).click();
  await print();
});
