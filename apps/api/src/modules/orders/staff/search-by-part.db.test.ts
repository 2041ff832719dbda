import { beforeAll, expect, test } from 'vitest';
import { clerkOf } from '#api/testing/people/clerk.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listOrdersForStaff } from './list-orders-for-staff.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

const name = (ids: string[]) =>
  shop.asOwner(`update product set name = 'Kidlat fan ' || id where id = any ($1)`, [ids]);

const found = async (sort: 'newest' | 'oldest', limit = 25) => {
  const query = { search: 'kidlat', sort, limit };
  const { orders } = await listOrdersForStaff(clerkOf(shop).ctx, query);
  return orders.map(({ _id }) => _id);
};

test('finds orders by a word that many products share', async () => {
  const parts: string[] = [];
  for (let count = 0; count < 60; count += 1) parts.push(await newProduct(shop, { stock: 0 }));
  await name(parts);
  const placed: string[] = [];
  for (let count = 0; count < 60; count += 1) {
    const { orderId, productId } = await newOrder(shop);
    await name([productId]);
    placed.push(orderId);
  }
  expect(await found('newest')).toEqual(placed.toReversed().slice(0, 25));
  expect(await found('oldest', 60)).toEqual(placed);
});
