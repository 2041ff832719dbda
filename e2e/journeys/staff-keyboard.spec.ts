import { placeOrderViaApi } from '../fixtures/orders.ts';
import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { coveredStops, tabTo } from '../fixtures/page/keyboard.ts';
import { signInStaff } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/shop-test.ts';

test('[AX-02] [AX-03] [AX-10] a staff order is worked through by keyboard alone', async ({
  page,
  request,
  shop,
}) => {
  const { order } = await placeOrderViaApi(request, { web: shop.web });
  await signInStaff(page);
  await page.goto(`/admin/orders?search=${order.orderNumber}`);
  await tabTo(page, page.getByRole('link', { name: order.orderNumber }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(`${order.orderNumber} | Admin Panel`);
  const status = page.getByRole('main').getByRole('status').first();
  const steps = page.getByRole('group', { name: 'Order progress' });
  for (const [name, next] of [
    ['Confirm order', 'Confirmed'],
    ['Start packing', 'Processing'],
  ] as const) {
    await tabTo(page, page.getByRole('button', { name }));
    await page.keyboard.press('Enter');
    await expect(status).toHaveText(next);
    await expect(steps).toBeFocused();
  }
  await tabTo(page, page.getByRole('button', { name: 'Ship order' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Courier'));
  await page.keyboard.type('LBC Express');
  await tabTo(page, page.getByLabel('Tracking number'));
  await page.keyboard.type('LBC123');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('Shipped');
  await expect(steps).toBeFocused();
  await expectAccessible(page);
});

test('[AX-04] the bar of selected orders covers nothing that has the focus @nightly', async ({
  page,
  request,
  shop,
}) => {
  const { orderAgain } = await placeOrderViaApi(request, { web: shop.web });
  for (let count = 0; count < 7; count += 1) await orderAgain();
  await signInStaff(page);
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/admin/orders');
  const boxes = page.getByRole('checkbox', { name: /^Select SK-/ });
  await tabTo(page, boxes.first());
  await page.keyboard.press('Space');
  await expect(page.getByRole('link', { name: 'Print packing slips' })).toBeVisible();
  expect(await coveredStops(page, 20)).toEqual([]);
  expect(await coveredStops(page, 20, 'Shift+Tab')).toEqual([]);
  await expectAccessible(page);
});
