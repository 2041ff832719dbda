import type { StaffOrdersQuery } from '@sirkito/contracts/orders/staff-schemas';
import { beforeAll, expect, test } from 'vitest';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listOrdersForStaff } from './list-orders-for-staff.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

test('filters orders by an inclusive range of days in the shop’s time zone', async () => {
  const { orderMore } = await newOrder(shop);
  // In Manila: the last minute of the 9th, the first and last of the 10th, the first of the 11th.
  const moments = ['09T15:59', '09T16:00', '10T15:59', '10T16:00'];
  const ids: string[] = [];
  for (const moment of moments) {
    const { _id } = await orderMore();
    ids.push(_id);
    await shop.asOwner('update customer_order set created_at = $2 where id = $1', [
      _id,
      `2020-02-${moment}:00Z`,
    ]);
  }
  const idsIn = async (query: Partial<StaffOrdersQuery>) =>
    (
      await listOrdersForStaff(shop.as(shop.staff()), {
        search: '',
        sort: 'oldest',
        limit: 25,
        ...query,
      })
    ).orders.map(({ _id }) => _id);
  expect(await idsIn({ from: '2020-02-10', to: '2020-02-10' })).toEqual(ids.slice(1, 3));
  expect(await idsIn({ to: '2020-02-10', search: 'test buyer' })).toEqual(ids.slice(0, 3));
  expect(await idsIn({ from: '2020-02-11', to: '2020-02-28', status: 'pending' })).toEqual([
    ids[3],
  ]);
  const [, first] = ids;
  expect(await idsIn({ from: '2020-02-10', to: '2020-02-10', after: first ?? '' })).toEqual([
    ids[2],
  ]);
});
