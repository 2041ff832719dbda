import { dashboardStaffApi } from '@sirkito/contracts/reports/staff-dashboard-endpoints';
import type { StaffOrderRow, StaffOrdersQuery } from '@sirkito/contracts/orders/staff-schemas';
import { beforeAll, expect, test } from 'vitest';
import { addToCart, clearCart } from '#api/modules/carts/lines/cart-changes.ts';
import { listCustomers } from '#api/modules/customers/customers.ts';
import { listOrdersForStaff } from '#api/modules/orders/staff/list-orders-for-staff.ts';
import { newPastOrder } from '#api/testing/data/past-order.ts';
import { insertStockMovement, newProduct } from '#api/testing/data/product.ts';
import { insertSoldUnits } from '#api/testing/data/sold-units.ts';
import { newShopper } from '#api/testing/people/shopper.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { viewDashboard, viewDeadStock, viewRunningOut, viewSalesFunnel } from './view-dashboard.ts';

const shop = testShop();
const staff = () => shop.as(shop.staff());
const products: string[] = [];

beforeAll(async () => {
  for (let made = 0; made < 6; made += 1) products.push(await newProduct(shop, { stock: 20 }));
  for (let made = 0; made < 300; made += 1) await newPastOrder(shop, products);
});

const counted = `from customer_order
  where status not in ('cancelled', 'returned') and payment_status <> 'refunded'
  and (created_at at time zone 'Asia/Manila')::date between $1 and $2`;
const direct = async (what: string, from: string, to: string) =>
  Number((await shop.asOwner(`select ${what} as n ${counted}`, [from, to])).rows[0]?.n);

test.each(['day', 'week', 'month'] as const)(
  'shows the same totals by %s as counting the orders directly',
  async (by) => {
    const [from, to] = ['2026-10-05', '2026-11-03'];
    const { now, before, series } = await viewDashboard(staff(), { from, to, by });
    expect(now.orders).toBe(await direct('count(*)', from, to));
    expect(now.sales).toBe((await direct('sum(total_centavos)', from, to)) / 100);
    expect(now.average).toBeCloseTo(now.sales / now.orders, 1);
    expect(before.orders).toBe(await direct('count(*)', '2026-09-05', '2026-10-04'));
    expect(series.reduce((sum, { orders }) => sum + orders, 0)).toBe(now.orders);
    expect(series.reduce((sum, { sales }) => sum + Math.round(sales * 100), 0)).toBe(
      Math.round(now.sales * 100),
    );
    expect(series).toHaveLength({ day: 30, week: 5, month: 2 }[by]);
    if (by === 'day') {
      expect(series[3]?.orders).toBe(await direct('count(*)', '2026-10-08', '2026-10-08'));
    }
  },
);

test('ranks best sellers by quantity sold', async () => {
  const { bestSellers } = await viewDashboard(staff(), {
    from: '2026-09-01',
    to: '2026-12-31',
    by: 'month',
  });
  const { rows } = await shop.asOwner(
    `select product_id, sum(quantity)::int as quantity from order_line
     join customer_order on customer_order.id = order_id
     where status not in ('cancelled', 'returned') and payment_status <> 'refunded'
       and created_at < '2026-12-31T16:00Z'
     group by 1 order by 2 desc, 1`,
  );
  expect(bestSellers.map(({ productId, quantity }) => [productId, quantity])).toEqual(
    rows.map((row) => [row.product_id, row.quantity]),
  );
});

test('lists products about to run out with the days left', async () => {
  const productId = products[0] ?? '';
  await insertSoldUnits(shop, { productId, quantity: 15, daysAgo: 3 });
  expect(await viewRunningOut(staff())).toEqual([
    expect.objectContaining({ productId, totalStock: 5, daysLeft: 10 }),
  ]);
  await insertStockMovement(shop, productId, -5);
  expect(await viewRunningOut(staff())).toEqual([]);
  await insertStockMovement(shop, productId, 105);
  expect(await viewRunningOut(staff())).toEqual([]);
});

test('lists products without sales in ninety days, highest stock value first', async () => {
  const old = (id: string) =>
    shop.asOwner(`update product set created_at = now() - interval '100 days' where id = $1`, [id]);
  const [dear, cheap, selling, fresh, received] = [
    await newProduct(shop, { stock: 9 }),
    await newProduct(shop, { stock: 2 }),
    await newProduct(shop, { stock: 30 }),
    await newProduct(shop, { stock: 30 }),
    await newProduct(shop, { stock: 30 }),
  ];
  for (const id of [dear, cheap, selling, received]) await old(id);
  await insertSoldUnits(shop, { productId: selling, quantity: 1, daysAgo: 80 });
  await shop.asOwner(
    `insert into stock_movement (id, at, kind, location_id, product_id, quantity, reason, reference)
     values (gen_random_uuid(), now() - interval '80 days', 'received', 'main', $1, 5, 'received',
       'SK-9')`,
    [received],
  );
  await insertSoldUnits(shop, { productId: cheap, quantity: 1, daysAgo: 80, isReleased: true });
  const found = (await viewDeadStock(staff())).map(({ productId }) => productId);
  expect(found).toEqual([dear, cheap]);
  expect(found).not.toContain(fresh);
});

test('lists the oldest overdue orders first, among those counted', async () => {
  const range = { from: '2026-11-01', to: '2026-11-15', by: 'day' as const };
  const { waiting, longest } = await viewDashboard(staff(), range);
  const { rows } = await shop.asOwner(
    `select id from customer_order where status in ('pending', 'confirmed', 'processing')
     and updated_at < now() - interval '2 days' order by updated_at, id`,
  );
  expect(waiting.reduce((sum, { orders }) => sum + orders, 0)).toBe(rows.length);
  expect(longest.map(({ orderId }) => orderId)).toEqual(
    rows.slice(0, 10).map((row) => row.id as string),
  );
});

test('sums a year of billions of pesos exactly', async () => {
  await shop.asOwner(`insert into sales_day values ('2020-01-01', 900, 1433409173012)`);
  const range = { from: '2020-01-01', to: '2020-01-01', by: 'month' as const };
  const reply = dashboardStaffApi.view.reply.parse({
    success: true,
    data: await viewDashboard(staff(), range),
  });
  expect(reply.data.now).toEqual({ sales: 14_334_091_730.12, orders: 900, average: 15_926_768.59 });
});

async function all(query: Partial<StaffOrdersQuery>): Promise<StaffOrderRow[]> {
  const orders: StaffOrderRow[] = [];
  for (let after: string | undefined; ;) {
    const view = { search: '', sort: 'oldest', limit: 100, after } as const;
    const page = await listOrdersForStaff(staff(), { ...view, ...query });
    orders.push(...page.orders);
    if (page.next === null) return orders;
    after = page.next;
  }
}

test('shows totals equal to the lists they link to', async () => {
  const range = { from: '2026-10-05', to: '2026-11-03' };
  const { now, waiting, refundsDue } = await viewDashboard(staff(), { ...range, by: 'day' });
  const sold = await all({ ...range, only: 'sold' });
  expect(sold).toHaveLength(now.orders);
  expect(sold.reduce((sum, { total }) => sum + Math.round(total * 100), 0)).toBe(
    Math.round(now.sales * 100),
  );
  const late = await all({ only: 'waiting' });
  expect(late.length).toBeGreaterThan(0);
  for (const { status, orders } of waiting) {
    expect(late.filter((order) => order.status === status)).toHaveLength(orders);
  }
  expect(late).toHaveLength(waiting.reduce((sum, { orders }) => sum + orders, 0));
  const back = await all({ only: 'refund_due' });
  expect(back.length).toBeGreaterThan(0);
  expect(back).toHaveLength(refundsDue);
});

test('shows funnel counts equal to the lists they link to', async () => {
  const range = { from: '2026-10-05', to: '2026-11-03' };
  const productId = products[1] ?? '';
  const fillCart = async (touched: string) => {
    const { ctx, accountId } = await newShopper(shop);
    await addToCart(ctx, { productId, quantity: 1 });
    await shop.asOwner('update cart set updated_at = $2 where account_id = $1', [
      accountId,
      touched,
    ]);
    return { ctx, accountId };
  };
  const first = await fillCart('2026-10-04T16:00:00Z');
  const last = await fillCart('2026-11-03T15:59:59Z');
  await fillCart('2026-10-04T15:59:59Z');
  await fillCart('2026-11-03T16:00:00Z');
  await clearCart((await fillCart('2026-10-20T00:00:00Z')).ctx);
  const steps = await viewSalesFunnel(staff(), range);
  const { data } = await listCustomers(staff(), { search: '', cart: 'left', ...range });
  expect(data.map(({ id }) => id)).toEqual([last.accountId, first.accountId]);
  expect(steps).toEqual({
    left: 2,
    placed: (await all(range)).length,
    kept: (await all({ ...range, only: 'sold' })).length,
    delivered: (await all({ ...range, status: 'delivered' })).length,
  });
  expect(steps.placed).toBeGreaterThan(steps.kept);
  expect(steps.delivered).toBeGreaterThan(0);
});

test('refuses shoppers', async () => {
  const range = { from: '2026-11-01', to: '2026-11-15', by: 'day' as const };
  await expect(viewDashboard(shop.as(shop.shopper()), range)).rejects.toMatchObject({
    code: 'auth.wrong_role',
  });
  await expect(viewDeadStock(shop.as(shop.shopper()))).rejects.toMatchObject({
    code: 'auth.wrong_role',
  });
});
