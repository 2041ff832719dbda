import { expectAccessible } from '../fixtures/page/accessibility.ts';
import { placeOrderViaApi } from '../fixtures/orders.ts';
import { openStaffSession, signIn } from '../fixtures/people.ts';
import { sharedShop } from '../fixtures/shared-shop.ts';
import { expect, test as base } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';
import { startApi, startWeb } from '../stack/servers.ts';
import { copyStage } from '../stack/stage.ts';

/** With the usual limits of cash on delivery, which other tests lift. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads here what a fixture needs
  shop: async ({}, use) => {
    const stage = await copyStage(sharedShop().templateDatabaseUrl);
    await query(stage.databaseUrl, "delete from setting where key = 'cash_on_delivery'");
    const api = await startApi(stage);
    const web = await startWeb(stage, api.url);
    const { databaseUrl } = stage;
    await use({ ...sharedShop(), web: web.url, api: api.url, databaseUrl });
    await stage.cleanup.disposeAsync();
  },
});

test('[SC-51][SC-52] staff approve a risky cash order, and who refuses another must pay first @nightly', async ({
  page,
  request,
  shop,
}) => {
  test.slow();
  const { person, headers, part, order, orderAgain } = await placeOrderViaApi(request, shop);
  const refuse = (id: string) =>
    query(shop.databaseUrl, `update customer_order set status = 'delivery_failed' where id = $1`, [
      id,
    ]);
  await refuse(order._id);
  const risky = await orderAgain();

  await openStaffSession(page);
  await page.goto('/admin/orders');
  await page.getByRole('link', { name: /^To approve/ }).click();
  await page.getByRole('link', { name: risky.orderNumber }).click();
  const risk = page.getByRole('region', { name: 'Cash on delivery risk' });
  await expect(risk).toContainText(
    'Score 60. Call the customer, then approve or cancel this order.',
  );
  await expect(risk.getByRole('listitem')).toHaveText([
    '1 parcel not accepted by this customer or phone number+50',
    'Account less than a day old+10',
  ]);
  const confirm = page.getByRole('button', { name: 'Confirm order' });
  await expect(confirm).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Label' })).toHaveCount(0);
  await expectAccessible(page);
  await risk.getByRole('button', { name: 'Approve cash on delivery' }).click();
  await expect(risk).toContainText('Score 60. Approved.');
  await expect(page.getByRole('link', { name: 'Label' })).toBeVisible();
  await confirm.click();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Confirmed');

  await refuse(risky._id);
  await request.post('/api/shop/cart/add', { headers, data: { productId: part._id, quantity: 1 } });
  await signIn(page, person);
  await page.goto('/shop/checkout');
  const methods = page.getByRole('radiogroup', { name: 'Payment method' });
  await expect(methods).toContainText(
    "This order can't be paid in cash. Choose another payment method",
  );
  await expect(methods.getByRole('radio', { name: 'Cash on delivery' })).toBeDisabled();
  await expect(methods.getByRole('radio', { name: 'GCash' })).toBeEnabled();
  await expectAccessible(page);
});
