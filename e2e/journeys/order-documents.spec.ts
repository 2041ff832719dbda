import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { placeOrderViaApi } from '../fixtures/orders.ts';
import { confirmPayment, placeOrder } from '../fixtures/payment.ts';
import { signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('a packing slip prints without prices @nightly', async ({ page, request, shop }) => {
  const { order, part } = await placeOrderViaApi(request, { web: shop.web, quantity: 3 });
  await signInStaff(page);
  await page.goto(`/admin/orders/${order._id}`);
  await page.getByRole('link', { name: 'Packing slip' }).click();
  await expect(page.getByRole('heading', { name: 'Packing slip', exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(part.name);
  await expect(page.getByRole('main')).not.toContainText('₱');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('an order prints without navigation and buttons @nightly', async ({ page, shop }) => {
  const id = await placeOrder(page, shop.web, 'bank_transfer');
  const expectPlain = async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const role of ['banner', 'navigation', 'button', 'contentinfo', 'form'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expect(page.getByRole('main').getByText('₱').first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  };
  await page.goto(`/shop/account/orders/${id}`);
  await expect(page.getByRole('button', { name: 'Buy again' })).toBeVisible();
  await expectPlain();
  await signInStaff(page);
  await page.goto(`/admin/orders/${id}`);
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
  await expectPlain();
});

test('documents for several orders print together, one per sheet @nightly', async ({
  page,
  request,
  shop,
}) => {
  const fullName = `Suki ${Date.now().toString(36)}`;
  const { order, orderAgain } = await placeOrderViaApi(request, { web: shop.web, fullName });
  const orders = [order, await orderAgain(), await orderAgain('bank_transfer')];
  for (const { _id } of orders.slice(1)) await confirmPayment(request, _id);
  await signInStaff(page);
  const selection = (text: string) => page.getByRole('status').filter({ hasText: text });
  const toggle = async (name: string) => {
    await page.getByRole('checkbox', { name }).focus();
    await page.keyboard.press('Space');
  };
  const queuePath = `/admin/orders?search=${encodeURIComponent(fullName)}`;
  await page.goto(queuePath);
  await toggle('Select all');
  await expect(selection('3 selected')).toBeVisible();
  await toggle(`Select ${order.orderNumber}`);
  await expect(selection('2 selected')).toBeVisible();
  await toggle('Select all');
  const sheets = async () =>
    (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)
      ?.length;
  for (const [kind, count] of [
    ['packing slips', 3],
    ['labels', 3],
    ['invoices', 2],
  ] as const) {
    await expect(selection('3 selected')).toBeVisible();
    if (count === 2) await expectAccessible(page);
    await page.getByRole('link', { name: `Print ${kind}` }).click();
    await expect(page.getByRole('article')).toHaveCount(count);
    await expectAccessible(page);
    expect(await sheets(), kind).toBe(count);
    const hasMissingInvoice = await page.getByText('1 order has no invoice yet').isVisible();
    expect(hasMissingInvoice).toBe(count === 2);
    await page.goBack();
  }
  await expect(selection('3 selected')).toBeVisible();
  await toggle('Select all');
  await expect(selection('selected')).toBeHidden();
  // The selection survives printing only.
  await toggle('Select all');
  await page.goto(queuePath);
  await expect(page.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked();
  await page.goto(`/admin/orders/packing-slips?ids=${order._id}`);
  await page.getByRole('link', { name: 'Back to order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.orderNumber);
});

test('an invoice opens both from the queue and from its order @nightly', async ({
  page,
  request,
  shop,
}) => {
  const { order } = await placeOrderViaApi(request, { web: shop.web });
  await confirmPayment(request, order._id);
  await signInStaff(page);
  await page.goto(`/admin/orders?search=${order.orderNumber}`);
  const print = async () => {
    await page.getByRole('checkbox', { name: `Select ${order.orderNumber}` }).check();
    await page.getByRole('link', { name: 'Print invoices' }).click();
    await expect(page.getByRole('article', { name: 'Invoice' })).toHaveCount(1);
    await page.getByRole('link', { name: 'All orders' }).click();
  };
  await print();
  await page.getByRole('link', { name: order.orderNumber }).click();
  await page.getByRole('link', { name: 'Invoice', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to order' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Orders' }).click();
  await print();
});
