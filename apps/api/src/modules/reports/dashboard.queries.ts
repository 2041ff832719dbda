import { sql } from 'kysely';
import type { Reader } from '#api/platform/db/transaction.ts';

interface Time {
  /** The first moment, and the first one after. */
  start: Date;
  end: Date;
}

const zone = 'Asia/Manila';

const selectSold = (read: Reader, { start, end }: Time) =>
  read
    .selectFrom('customer_order')
    .where('customer_order.created_at', '>=', start)
    .where('customer_order.created_at', '<', end)
    .where('customer_order.status', 'not in', ['cancelled', 'returned']);

const sales = sql<number>`coalesce(sum(customer_order.total_centavos), 0)::bigint`;
const orders = sql<number>`count(*)::integer`;

export function sumOrders(read: Reader, time: Time) {
  return selectSold(read, time)
    .select([sales.as('sales'), orders.as('orders')])
    .executeTakeFirstOrThrow();
}

/** Steps without an order are there too, with nothing in them. */
export function listSteps(read: Reader, time: Time, by: 'day' | 'week' | 'month') {
  const step = sql<string>`to_char(date_trunc(${by}, customer_order.created_at at time zone ${zone}), 'YYYY-MM-DD')`;
  const sums = selectSold(read, time)
    .select([step.as('from'), sales.as('sales'), orders.as('orders')])
    .groupBy(sql`1`);
  return read
    .with('sums', () => sums)
    .selectFrom(
      sql<{ from: string }>`(
        select to_char(step, 'YYYY-MM-DD') as "from" from generate_series(
          date_trunc(${by}, ${time.start}::timestamptz at time zone ${zone}),
          (${time.end}::timestamptz at time zone ${zone}) - interval '1 second',
          ('1 ' || ${by})::interval
        ) as step
      )`.as('steps'),
    )
    .leftJoin('sums', 'sums.from', 'steps.from')
    .select((eb) => [
      'steps.from',
      eb.fn.coalesce('sums.sales', sql<number>`0`).as('sales'),
      eb.fn.coalesce('sums.orders', sql<number>`0`).as('orders'),
    ])
    .orderBy('steps.from')
    .limit(400)
    .execute();
}

export function listBestSellers(read: Reader, time: Time, limit: number) {
  return selectSold(read, time)
    .innerJoin('order_line', 'order_line.order_id', 'customer_order.id')
    .select([
      'order_line.product_id as productId',
      sql<string>`max(order_line.title)`.as('title'),
      sql<number>`sum(order_line.quantity)::integer`.as('quantity'),
      sql<number>`sum(order_line.quantity * order_line.unit_price_centavos)::bigint`.as('sales'),
    ])
    .groupBy('order_line.product_id')
    .orderBy(sql`3 desc, 1`)
    .limit(limit)
    .execute();
}

/** At the rate since then, these are gone within so many days. */
export function listRunningOut(
  read: Reader,
  since: Date,
  { days, within }: { days: number; within: number },
) {
  const daysLeft = sql<number>`(stock.on_hand * ${days}::float8 / sold.quantity)`;
  return read
    .with('sold', (db) =>
      db
        .selectFrom('stock_movement')
        .select(['product_id', sql<number>`-sum(quantity)`.as('quantity')])
        .where('at', '>=', since)
        .where('reason', 'in', ['sold', 'released'])
        .groupBy('product_id')
        .having(sql`-sum(quantity)`, '>', 0),
    )
    .selectFrom('sold')
    .innerJoin('stock', 'stock.product_id', 'sold.product_id')
    .innerJoin('product', 'product.id', 'sold.product_id')
    .select(['product.id as productId', 'product.name', 'stock.on_hand as totalStock'])
    .select(daysLeft.as('daysLeft'))
    .where('product.status', '=', 'active')
    .where(daysLeft, '<=', within)
    .orderBy(sql`4, 1`)
    .limit(10)
    .execute();
}

export function countWaiting(read: Reader, before: Date) {
  return read
    .selectFrom('customer_order')
    .select(['status', orders.as('orders')])
    .where('status', 'in', ['pending', 'confirmed', 'processing'])
    .where('updated_at', '<', before)
    .groupBy('status')
    .orderBy('status')
    .execute();
}

export function listLongestWaiting(read: Reader, before: Date, limit: number) {
  return read
    .selectFrom('customer_order')
    .select(['id', 'number', 'status', 'updated_at as since'])
    .where('status', 'in', ['pending', 'confirmed', 'processing'])
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Here since before then, and not sold since. */
export function listUnsold(read: Reader, since: Date, limit: number) {
  const value = sql<number>`(stock.on_hand * product.price_centavos)::bigint`;
  return read
    .selectFrom('stock')
    .innerJoin('product', 'product.id', 'stock.product_id')
    .select(['product.id as productId', 'product.name', 'stock.on_hand as totalStock'])
    .select(value.as('value'))
    .where('stock.on_hand', '>', 0)
    .where('product.status', '=', 'active')
    .where('product.created_at', '<', since)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('stock_movement')
            .select('stock_movement.id')
            .whereRef('stock_movement.product_id', '=', 'stock.product_id')
            .where('stock_movement.at', '>=', since)
            .where('stock_movement.reason', '=', 'sold'),
        ),
      ),
    )
    .orderBy(sql`4 desc, 1`)
    .limit(limit)
    .execute();
}

export function listNotFound(read: Reader, { start, end }: Time, limit: number) {
  const day = (at: Date) => sql<Date>`(${at}::timestamptz at time zone ${zone})::date`;
  return read
    .selectFrom('search_miss')
    .select(['words', sql<number>`sum(times)::integer`.as('times')])
    .where('day', '>=', day(start))
    .where('day', '<', day(end))
    .groupBy('words')
    .orderBy(sql`2 desc, 1`)
    .limit(limit)
    .execute();
}
