import { beforeAll, expect, test } from 'vitest';
import { clerkOf } from '#api/testing/clerk.ts';
import { newOrder } from '#api/testing/placed-order.ts';
import { newPlaces } from '#api/testing/places.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { orderRecords } from './order-records.ts';
import { viewOrder } from './view-order.ts';

const shop = testShop();
beforeAll(() => newPlaces(shop));

test('whoever bought it reads the serial numbers of what was sent, and nobody else does', async () => {
  const { ctx, accountId, orderId, order } = await newOrder(shop, { quantity: 2 });
  expect((await viewOrder(ctx, orderId)).items[0]).not.toHaveProperty('serials');
  const { pack, ship } = clerkOf(shop);
  await pack(orderId);
  await ship(orderId, [{ lineNo: 1, serials: ['SN-B1', 'SN-B2'] }]);
  expect((await viewOrder(ctx, orderId)).items).toMatchObject([{ serials: ['SN-B1', 'SN-B2'] }]);
  const [title, orderNumber] = [order.items[0]?.title, order.orderNumber];
  expect(await orderRecords.list(shop.db, accountId)).toMatchObject({
    serialNumbers: [
      { orderNumber, title, serial: 'SN-B1' },
      { orderNumber, title, serial: 'SN-B2' },
    ],
  });
  const { ctx: other } = await newOrder(shop);
  await expect(viewOrder(other, orderId)).rejects.toMatchObject({ code: 'order.not_found' });
});
