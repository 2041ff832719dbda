import { beforeAll, expect, test } from 'vitest';
import { clerkOf } from '#api/testing/people/clerk.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { orderRecords } from './order-records.ts';
import { viewOrder } from './order/view-order.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

test('shows serial numbers to the buyer only', async () => {
  const { ctx, accountId, orderId, order } = await newOrder(shop, { quantity: 2 });
  expect((await viewOrder(ctx, orderId)).items[0]).not.toHaveProperty('serials');
  const { pack, ship } = clerkOf(shop);
  await pack(orderId);
  await ship(orderId, [{ lineNo: 1, serials: ['SN-B1', 'SN-B2'] }]);
  expect((await viewOrder(ctx, orderId)).items).toMatchObject([{ serials: ['SN-B1', 'SN-B2'] }]);
  const [title, orderNumber] = [order.items[0]?.title, order.orderNumber];
  expect(await orderRecords.list(shop.db, accountId, new Date())).toMatchObject({
    serialNumbers: [
      { orderNumber, title, serial: 'SN-B1' },
      { orderNumber, title, serial: 'SN-B2' },
    ],
  });
  const { ctx: other } = await newOrder(shop);
  await expect(viewOrder(other, orderId)).rejects.toMatchObject({ code: 'order.not_found' });
});
