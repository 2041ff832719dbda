import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { newOrder } from '#api/testing/placed-order.ts';
import { newPlaces } from '#api/testing/places.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { viewLabels } from './view-labels.ts';

const shop = testShop();
beforeAll(() => newPlaces(shop));

test('labels come in the order they were asked for, with what the courier collects', async () => {
  const cash = await newOrder(shop, { quantity: 2 });
  const transfer = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  const ids = [transfer.orderId, randomUUID(), cash.orderId];
  const labels = await viewLabels(shop.as(shop.staff()), ids);
  expect(labels).toMatchObject([
    { orderNumber: transfer.order.orderNumber, pieces: 1, toCollect: 0 },
    {
      orderNumber: cash.order.orderNumber,
      pieces: 2,
      toCollect: cash.order.total,
      address: { fullName: 'Test Buyer', cityMunicipality: 'Quezon City' },
    },
  ]);
  await expect(viewLabels(shop.as(shop.shopper()), ids)).rejects.toMatchObject({
    code: 'auth.wrong_role',
  });
});
