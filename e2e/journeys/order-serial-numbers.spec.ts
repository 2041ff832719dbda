import { signInBuyer } from '../fixtures/reviews.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { query } from '../stack/database.ts';

test('an order shows the serial numbers for warranty claims @nightly', async ({
  page,
  open,
  shop,
}) => {
  const { orderId, part } = await signInBuyer(page, shop, 'ups_avr');
  const serial = `SN-${orderId.slice(0, 8).toUpperCase()}`;
  await query(
    shop.databaseUrl,
    `insert into order_serial (order_id, line_no, unit_no, product_id, serial)
     values ($1, 1, 1, $2, $3)`,
    [orderId, part._id, serial],
  );
  await open(`/shop/account/orders/${orderId}`);
  await expect(page.getByRole('region', { name: 'What you ordered' })).toContainText(
    `Serial number ${serial}`,
  );
});
