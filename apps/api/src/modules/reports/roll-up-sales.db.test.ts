import { orderStatuses } from '@sirkito/commerce';
import { beforeAll, expect, test } from 'vitest';
import { anyOf, newPastOrder } from '#api/testing/data/past-order.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { rollUpSales } from './roll-up-sales.ts';
import { daysAfter } from './shop-days.ts';
import { viewDashboard } from './view-dashboard.ts';

const shop = testShop();
const products: string[] = [];
/** The last of the orders are of days that are not over. */
const worker = () => ({
  ...shop.as({ kind: 'shop' }),
  now: () => new Date('2026-12-10T16:30:00Z'),
});

beforeAll(async () => {
  for (let made = 0; made < 8; made += 1) products.push(await newProduct(shop));
  for (let made = 0; made < 200; made += 1) await newPastOrder(shop, products);
});

const limits = `where status not in ('cancelled', 'returned') and payment_status <> 'refunded'
    and (created_at at time zone 'Asia/Manila')::date between $1 and $2`;
const sold = `from customer_order ${limits}`;
const soldLines = `from customer_order join order_line on order_id = id ${limits}`;

/** What the dashboard shows of a time, and what counting the orders gives. */
async function compareTotals(from: string, to: string) {
  const staff = shop.as(shop.staff());
  const { now, series, bestSellers } = await viewDashboard(staff, { from, to, by: 'day' });
  const sums = await shop.asOwner(
    `select count(*)::int as orders, coalesce(sum(total_centavos), 0) / 100.0 as sales ${sold}`,
    [from, to],
  );
  const days = await shop.asOwner(
    `select to_char(created_at at time zone 'Asia/Manila', 'YYYY-MM-DD') as day,
       count(*)::int as orders, sum(total_centavos) / 100.0 as sales ${sold} group by 1 order by 1`,
    [from, to],
  );
  const best = await shop.asOwner(
    `select product_id, sum(quantity)::int as quantity,
       sum(paid_centavos) / 100.0 as sales
     ${soldLines} group by 1 order by 2 desc, 1 limit 10`,
    [from, to],
  );
  expect([now.orders, now.sales]).toEqual([sums.rows[0]?.orders, Number(sums.rows[0]?.sales)]);
  expect(
    series.filter(({ orders }) => orders > 0).map((day) => [day.from, day.orders, day.sales]),
  ).toEqual(days.rows.map(({ day, orders, sales }) => [day, orders, Number(sales)]));
  expect(bestSellers.map(({ productId, quantity, sales }) => [productId, quantity, sales])).toEqual(
    best.rows.map((row) => [row.product_id, row.quantity, Number(row.sales)]),
  );
}

async function compareSome() {
  await compareTotals('2026-08-30', '2026-12-24');
  const from = daysAfter('2026-09-01', Math.floor(Math.random() * 60));
  await compareTotals(from, daysAfter(from, Math.floor(Math.random() * 60)));
}

/** A cancellation, a return, a full or partial refund, and a cancellation that was reverted. */
async function changeOne() {
  await shop.asOwner(
    `update customer_order set status = $1, payment_status = $2
     where id = (select id from customer_order order by random() limit 1)`,
    [anyOf(orderStatuses), anyOf(['paid', 'refunded', 'partially_refunded'])],
  );
}

test('returns exact totals with none, some or all days rolled up, and after late changes', async () => {
  await compareSome();
  for (let round = 0; round < 6; round += 1) {
    expect(await rollUpSales(worker())).toBe(true);
    await compareSome();
    for (let late = 0; late < 10; late += 1) await changeOne();
    for (let come = 0; come < 5; come += 1) await newPastOrder(shop, products);
    await compareSome();
  }
  while (await rollUpSales(worker())) await compareSome();
  await compareSome();
  for (let late = 0; late < 30; late += 1) await changeOne();
  await compareSome();
  while (await rollUpSales(worker())) await compareSome();
  await compareSome();
});

test('rolls up past days only', async () => {
  while (await rollUpSales(worker()));
  const { rows } = await shop.asOwner(
    `select max(day)::text as last, count(*) = max(day) - min(day) + 1 as is_whole,
       (select count(*)::int from stale_sales_day) as marks from sales_day`,
  );
  expect(rows).toEqual([{ last: '2026-12-10', is_whole: true, marks: 0 }]);
  // Reads the rolled-up days, not the orders.
  await shop.asOwner(`update sales_day set orders = 777 where day = '2026-10-05'`);
  const range = { from: '2026-10-05', to: '2026-10-05', by: 'day' } as const;
  expect((await viewDashboard(shop.as(shop.staff()), range)).now.orders).toBe(777);
  await shop.asOwner(`insert into stale_sales_day values ('2026-10-05')`);
  await rollUpSales(worker());
  await compareSome();
});

test('counts a change that commits during the roll-up of its day', async () => {
  while (await rollUpSales(worker()));
  const { promise: wait, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: changed, resolve: hasChanged } = Promise.withResolvers<void>();
  const change = worker().transact(async (tx) => {
    const found = await tx
      .selectFrom('customer_order')
      .select('id')
      .where('status', '=', 'delivered')
      .where('created_at', '<', new Date('2026-12-01'))
      .limit(1)
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('customer_order')
      .set({ status: 'returned' })
      .where('id', '=', found.id)
      .execute();
    hasChanged();
    await wait;
  });
  await changed;
  // The same day changes in another way, so that it is added up meanwhile.
  await shop.asOwner(`insert into stale_sales_day select distinct day from sales_day`);
  while (await rollUpSales(worker()));
  await compareSome();
  goOn();
  await change;
  await compareSome();
  await rollUpSales(worker());
  await compareSome();
});
