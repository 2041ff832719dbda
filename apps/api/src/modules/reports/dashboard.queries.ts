import { capturedPaymentStatuses, unfulfilledStatuses, type Centavos } from '@sirkito/commerce';
import type { SalesFunnel } from '@sirkito/contracts/reports/staff-dashboard-schemas';
import { sql } from 'kysely';
import { selectOne } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import type { Days } from './sales.queries.ts';

/** Lists products that will run out within `within` days at the sales rate since then. */
export function listRunningOut(
  read: Reader,
  since: Date,
  { days, within }: { days: number; within: number },
) {
  const daysLeft = sql<number>`(stock.available * ${days}::float8 / sold.quantity)`;
  return (
    read
      .with('sold', (db) =>
        db
          .selectFrom('stock_movement')
          .select(['product_id', sql<number>`-sum(quantity)`.as('quantity')])
          .where('at', '>=', since)
          .where('kind', 'in', ['allocated', 'released'])
          .groupBy('product_id')
          .having(sql`-sum(quantity)`, '>', 0),
      )
      .selectFrom('sold')
      // One lookup per sold product: few of all products are sold in a month.
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('available_stock')
            .select('available')
            .whereRef('available_stock.product_id', '=', 'sold.product_id')
            .offset(0)
            .as('stock'),
        (join) => join.onTrue(),
      )
      .innerJoin('product', 'product.id', 'sold.product_id')
      .select(['product.id as productId', 'product.name'])
      .select(sql<number>`stock.available`.as('totalStock'))
      .select(daysLeft.as('daysLeft'))
      .where('product.status', '=', 'active')
      // Excludes products that are already out of stock.
      .where('stock.available', '>', 0)
      .where(daysLeft, '<=', within)
      .orderBy(sql`4, 1`)
      .limit(10)
      .execute()
  );
}

/** Counts orders placed and carts last changed in this period. */
export async function countSalesFunnel(read: Reader, { from, to }: Days): Promise<SalesFunnel> {
  const within = (column: 'created_at' | 'updated_at') => sql`
    ${sql.ref(column)} >= ${from}::timestamp at time zone 'Asia/Manila'
    and ${sql.ref(column)} < (${to}::date + 1)::timestamp at time zone 'Asia/Manila'`;
  return selectOne(
    read,
    sql<SalesFunnel>`
    select count(*)::integer as placed,
      count(*) filter (where is_sale(status, payment_status))::integer as kept,
      count(*) filter (where status = 'delivered')::integer as delivered,
      (select count(*)::integer from abandoned_cart where ${within('updated_at')}) as "left"
    from customer_order where ${within('created_at')}`,
  );
}

export function countOverdueOrders(read: Reader, before: Date) {
  return read
    .selectFrom('customer_order')
    .select(['status', sql<number>`count(*)::integer`.as('orders')])
    .where('status', 'in', unfulfilledStatuses)
    .where('updated_at', '<', before)
    .groupBy('status')
    .orderBy('status')
    .execute();
}

/** Counts cancelled orders that are still paid, and returned orders without any refund. */
export async function countRefundsDue(read: Reader): Promise<number> {
  const { orders } = await read
    .selectFrom('customer_order')
    .select(sql<number>`count(*)::integer`.as('orders'))
    .where((eb) =>
      eb.or([
        eb.and([
          eb('status', '=', 'cancelled'),
          eb('payment_status', 'in', capturedPaymentStatuses),
        ]),
        eb.and([eb('status', '=', 'returned'), eb('payment_status', '=', 'paid')]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return orders;
}

export function listOldestOverdueOrders(read: Reader, before: Date, limit: number) {
  return read
    .selectFrom('customer_order')
    .select(['id', 'number', 'status', 'updated_at as since'])
    .where('status', 'in', unfulfilledStatuses)
    .where('updated_at', '<', before)
    .orderBy('updated_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Lists products in stock that were neither received nor sold since then. */
export function listUnsoldProducts(read: Reader, since: Date, limit: number) {
  const value = sql<Centavos>`(available * product.price_centavos)::bigint`;
  return read
    .with('moved', (db) =>
      db
        .selectFrom('stock_movement')
        .select('product_id')
        .where('at', '>=', since)
        .where('kind', 'in', ['received', 'allocated', 'released'])
        .groupBy('product_id')
        .having(
          sql<boolean>`bool_or(kind = 'received')
            or sum(quantity) filter (where kind <> 'received') < 0`,
        ),
    )
    .selectFrom('available_stock')
    .innerJoin('product', 'product.id', 'available_stock.product_id')
    .select(['product.id as productId', 'product.name'])
    .select(sql<number>`available`.as('totalStock'))
    .select(value.as('value'))
    .where('available', '>', 0)
    .where('product.status', '=', 'active')
    .where('product.created_at', '<', since)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('moved')
            .select('moved.product_id')
            .whereRef('moved.product_id', '=', 'available_stock.product_id'),
        ),
      ),
    )
    .orderBy(sql`4 desc, 1`)
    .limit(limit)
    .execute();
}

export function listZeroResultSearches(read: Reader, { from, to }: Days, limit: number) {
  return read
    .selectFrom('zero_result_search')
    .select(['query', sql<number>`sum(searches)::integer`.as('searches')])
    .where('day', '>=', sql<Date>`${from}::date`)
    .where('day', '<=', sql<Date>`${to}::date`)
    .groupBy('query')
    .orderBy(sql`2 desc, 1`)
    .limit(limit)
    .execute();
}
