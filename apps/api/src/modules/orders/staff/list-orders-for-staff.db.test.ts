import type { StaffOrdersQuery } from '@sirkito/contracts/orders/staff-schemas';
import { beforeAll, expect, test } from 'vitest';
import { clerkOf } from '#api/testing/people/clerk.ts';
import { newOrder } from '#api/testing/data/placed-order.ts';
import { newLocalities } from '#api/testing/data/localities.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listOrdersForStaff } from './list-orders-for-staff.ts';

const shop = testShop();
beforeAll(() => newLocalities(shop));

const list = (query: Partial<StaffOrdersQuery> = {}) =>
  listOrdersForStaff(clerkOf(shop).ctx, { search: '', sort: 'newest', limit: 25, ...query });
const found = async (search: string) =>
  (await list({ search })).orders.map(({ orderNumber }) => orderNumber);

test('finds orders by number, phone, name and product and counts them by status', async () => {
  const { order, productId, accountId } = await newOrder(shop);
  await shop.asOwner(
    `update customer_order set address = address
       || '{"full_name": "Zenaida Quizon", "phone": "+639998887766"}' where id = $1`,
    [order._id],
  );
  await shop.asOwner(`update product set name = 'Kidlat 100% PSU_750' where id = $1`, [productId]);
  for (const search of [
    order.orderNumber,
    order.orderNumber.slice(3),
    '0999 888 7766',
    'zenaida',
    'QUIZON',
    'zen quizon',
    'kidlat 750',
    '100% psu_',
    `T-${productId}`,
  ]) {
    expect(await found(search), search).toEqual([order.orderNumber]);
  }
  for (const search of ['100_ psu', 'ze', '0999 888 7765', 'SK-1', `${accountId}`]) {
    expect(await found(search), search).toEqual([]);
  }
  const { rows } = await shop.asOwner(
    'select status, count(*)::int as count from customer_order group by 1',
  );
  const { counts } = await list({ limit: 1 });
  for (const { status, count } of rows as { status: 'pending'; count: number }[]) {
    expect(counts[status], status).toBe(count);
  }
});

test('pages through every order once, newest or oldest first', async () => {
  const { orderMore } = await newOrder(shop);
  for (let count = 0; count < 4; count += 1) await orderMore();
  for (const query of [{ status: 'pending' }, { search: 'test buyer' }, {}] as const) {
    const pages: Record<string, string[]> = {};
    for (const sort of ['newest', 'oldest'] as const) {
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await list({ ...query, sort, limit: 3, ...(after && { after }) });
        seen.push(...page.orders.map(({ _id }) => _id));
        after = page.next ?? undefined;
      } while (after);
      pages[sort] = seen;
    }
    expect(pages['newest']?.length).toBeGreaterThan(4);
    expect(new Set(pages['newest']).size).toBe(pages['newest']?.length);
    expect(pages['oldest']).toEqual(pages['newest']?.toReversed());
  }
});
