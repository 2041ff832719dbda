import { StaffOrdersQuery } from '@sirkito/contracts/orders/staff-schemas';
import { beforeAll, expect, test } from 'vitest';
import { withOwnerContext } from '#api/main/owner-context.ts';
import { newProduct } from '#api/testing/data/product.ts';
import { expectReconciled } from '#api/testing/expect-reconciled.ts';
import { liveSettings } from '#api/testing/live-settings.ts';
import { testShop } from '#api/testing/test-shop.ts';
import { listOrdersForStaff } from '../../modules/orders/staff/list-orders-for-staff.ts';
import { viewOrderForStaff } from '../../modules/orders/staff/view-order-for-staff.ts';
import { viewDashboard } from '#api/modules/reports/view-dashboard.ts';
import { sendReviewRequests } from '#api/modules/reviews/requests/review-requests.ts';
import { refuseSampleOrders, seedSampleOrders } from './seed-sample-orders.ts';

const shop = testShop();
const staff = () => shop.as(shop.staff());
const stocked = 4;
let added: number;

/** Seeds run as the owner: the app role can't date an order back. */
const seed = () =>
  withOwnerContext({ name: 'seed', url: shop.url, log: shop.log }, seedSampleOrders);

const ask = async (statement: string, values: unknown[] = []) =>
  (await shop.asOwner(statement, values)).rows;
/** Returns the only value of the only row. */
const count = async (statement: string, values: unknown[] = []) =>
  Number(Object.values((await ask(statement, values))[0] ?? {})[0]);

beforeAll(async () => {
  await expect(refuseSampleOrders(shop.db)).resolves.toBeUndefined();
  for (let made = 0; made < 40; made += 1) await newProduct(shop, { stock: stocked });
  added = await seed();
});

test('[MR-08] seeds sample orders over the last ninety days, up to today or yesterday', async () => {
  expect(added).toBeGreaterThan(600);
  expect(added).toBeLessThan(1_000);
  const [dates] = await ask(
    `select count(distinct manila_day(created_at))::int as days,
       manila_day(now()) - manila_day(min(created_at)) as oldest,
       manila_day(now()) - manila_day(max(created_at)) as newest,
       avg(orders) filter (where extract(isodow from day) > 5)
         > 1.2 * avg(orders) filter (where extract(isodow from day) < 6) as is_busier_at_weekends
     from customer_order join (
       select manila_day(created_at) as day, count(*) as orders from customer_order group by 1
     ) as daily on day = manila_day(created_at)`,
  );
  expect(dates).toMatchObject({ oldest: 89, is_busier_at_weekends: true });
  expect(dates?.['days']).toBeGreaterThan(85);
  expect(dates?.['newest']).toBeLessThan(2);
});

test('mixes statuses and payment methods, most of them delivered', async () => {
  expect(
    await count(`select count(*) from customer_order where status = 'delivered'`),
  ).toBeGreaterThan(added * 0.8);
  for (const status of ['shipped', 'cancelled', 'returned']) {
    const found = await count('select count(*) from customer_order where status = $1', [status]);
    expect(found, status).toBeGreaterThan(0);
  }
  expect(
    await count(`select count(*) from customer_order where payment_status = 'expired'`),
  ).toBeGreaterThan(0);
  expect(await ask('select distinct payment_method from customer_order')).toHaveLength(6);
  expect(await ask(`select distinct address->>'zone' from customer_order`)).toHaveLength(7);
});

test('balances stock, payments and invoices and leaves the stock for sale alone', async () => {
  await expectReconciled(shop);
  expect(await ask('select distinct available from available_stock')).toEqual([
    { available: stocked },
  ]);
  const [invoices] = await ask(
    `select bool_and(issued_at >= before) as is_in_order
     from (
       select *, lag(issued_at, 1, '-infinity') over (partition by kind order by number) as before
       from invoice_document
     ) as issued`,
  );
  expect(invoices).toEqual({ is_in_order: true });
  expect(await count(`select count(*) from invoice_document where kind = 'invoice'`)).toBe(
    await count('select count(*) from payment'),
  );
  expect(await count(`select count(*) from invoice_document where kind = 'credit_memo'`)).toBe(
    await count('select count(*) from refund'),
  );
  expect(
    await count(
      `select count(*) from stock_movement where kind = 'allocated' and at > now() - interval '1 day'`,
    ),
  ).toBe(
    await count(`select count(*) from order_line join customer_order on id = order_id
      where created_at > now() - interval '1 day'`),
  );
});

test('queues no emails, now or for reviews', async () => {
  await sendReviewRequests(shop.as({ kind: 'shop' }));
  expect(await shop.jobs()).toEqual([]);
  expect(await count('select count(*) from outbox')).toBe(0);
  expect(await count('select count(*) from customer_order where hold_until is not null')).toBe(0);
});

test('belongs to customers who can’t sign in', async () => {
  expect(
    await ask(
      `select distinct user_name ~ '^Sample customer \\d+$' as is_named, password_hash,
         email like '%.test' as is_reserved
       from customer_order left join account on account.id = account_id`,
    ),
  ).toEqual([{ is_named: true, password_hash: null, is_reserved: true }]);
});

test('adds nothing twice', async () => {
  expect(await seed()).toBe(0);
  expect(await count('select count(*) from customer_order')).toBe(added);
});

test('[MR-08] marks the orders in the list, on their page and on the dashboard', async () => {
  const { orders } = await listOrdersForStaff(staff(), StaffOrdersQuery.parse({}));
  expect(orders.map(({ isSample }) => isSample)).toEqual(orders.map(() => true));
  const times = orders.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  const { isSample } = await viewOrderForStaff(staff(), orders[0]?._id ?? '');
  expect(isSample).toBe(true);
  const dashboard = await viewDashboard(staff(), { by: 'day' });
  expect(dashboard).toMatchObject({ hasSamples: true });
  expect(dashboard.bestSellers).toHaveLength(10);
  const years = { from: '2001-01-01', to: '2001-12-31', by: 'month' as const };
  expect(await viewDashboard(staff(), years)).toMatchObject({ hasSamples: false });
});

test('[MR-08] keeps a live shop from starting', async () => {
  await expect(shop.app(liveSettings(shop.url))).rejects.toThrow('sample orders');
});
