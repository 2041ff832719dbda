import {
  capturedPaymentStatuses,
  unfulfilledStatuses,
  type Centavos,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from '@sirkito/commerce';
import type { StaffOrdersQuery } from '@sirkito/contracts/orders/staff-schemas';
import { sql, type RawBuilder } from 'kysely';
import { selectOne, selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import type { OrderSearch } from './read-order-search.ts';

interface OrderFilter extends Omit<StaffOrdersQuery, 'search'> {
  search: OrderSearch;
  /** Orders last changed before this count as late. */
  lateSince: Date;
}

/** Limits the product matches of a text search, because each costs an index lookup of its orders. */
const maxProducts = 3_000;

/**
 * Unions the newest orders of each kind of match. The result is exact unless more than
 * `maxProducts` products match the text. Not a prepared statement: the best plan for a common name
 * is the worst for a rare one.
 */
export async function listOrderIds(read: Reader, filter: OrderFilter): Promise<string[]> {
  const direction = filter.sort === 'newest' ? sql`desc` : sql`asc`;
  const limit = sql`order by customer_order.id ${direction} limit ${filter.limit}`;
  const found = sql<{ id: string }>`(${union(searchQueries(filter, limit))})`.as('found');
  const rows = await read
    .selectFrom(found)
    .select('found.id')
    .orderBy('found.id', filter.sort === 'newest' ? 'desc' : 'asc')
    .limit(filter.limit)
    .execute();
  return rows.map(({ id }) => id);
}

const union = (queries: RawBuilder<unknown>[]) =>
  sql.join(
    queries.map((query) => sql`(${query})`),
    sql` union `,
  );

function searchQueries(filter: OrderFilter, limit: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const { search } = filter;
  const ordersWhere = (where: RawBuilder<unknown>) =>
    sql`select customer_order.id from customer_order where ${where} and ${matchesFilter(filter)} ${limit}`;
  switch (search.by) {
    case 'none':
      return [ordersWhere(sql`true`)];
    case 'too_short':
      return [ordersWhere(sql`false`)];
    case 'number':
      return [ordersWhere(sql`number = ${search.number}`)];
    case 'phone':
      return [ordersWhere(sql`address->>'phone' = ${search.phone}`)];
    case 'text':
      return [
        ordersWhere(sql`lower(address->>'full_name') like ${search.pattern}`),
        sql`select bought.id from (
            select product.id from product cross join lateral (
              select from order_line where order_line.product_id = product.id limit 1
            ) as ordered
            where search_text like ${search.pattern} limit ${maxProducts}
          ) as part cross join lateral (
            select customer_order.id from order_line
            join customer_order on customer_order.id = order_line.order_id
            where order_line.product_id = part.id and ${matchesFilter(filter)}
            order by order_line.order_id ${filter.sort === 'newest' ? sql`desc` : sql`asc`}
            limit ${filter.limit}
          ) as bought`,
      ];
  }
}

function matchesFilter(filter: OrderFilter): RawBuilder<unknown> {
  const { status, from, to, only, after, sort, lateSince } = filter;
  return sql.join(
    [
      sql`true`,
      status && sql`customer_order.status = ${status}`,
      from && sql`customer_order.created_at >= ${startOfDay(from)}`,
      to && sql`customer_order.created_at < ${startOfDay(to)} + interval '1 day'`,
      only === 'ordered' ? sql`customer_order.status <> 'cancelled'` : undefined,
      only === 'sold' ? sql`is_sale(customer_order.status, payment_status)` : undefined,
      only === 'waiting'
        ? sql`customer_order.status = any (${unfulfilledStatuses})
            and customer_order.updated_at < ${lateSince}`
        : undefined,
      only === 'refund_due' ? refundDue : undefined,
      only === 'review' ? reviewDue : undefined,
      after && sql`customer_order.id ${sort === 'newest' ? sql`<` : sql`>`} ${after}::uuid`,
    ].filter((part) => part !== undefined),
    sql` and `,
  );
}

/** Matches isRefundDue. Written as literals so that the partial index `customer_order_refund_due` applies. */
const refundDue = sql`((customer_order.status = 'cancelled'
    and customer_order.payment_status in (${sql.join(capturedPaymentStatuses.map((held) => sql.lit(held)))}))
  or (customer_order.status = 'returned' and customer_order.payment_status = 'paid'))`;

/** Matches isReviewDue, for the partial index `customer_order_to_review`. */
const reviewDue = sql`(customer_order.payment_method = 'cod'
  and customer_order.cod_review = 'required' and customer_order.status = 'pending')`;

/** Returns midnight of the day in the shop's time zone. */
const startOfDay = (day: string) => sql`(${day}::timestamp at time zone 'Asia/Manila')`;

/** Counts orders by status, each up to a limit. */
export function countByStatus(
  read: Reader,
  statuses: readonly OrderStatus[],
  upTo: number,
): Promise<{ status: OrderStatus; count: number }[]> {
  return selectRaw(
    read,
    sql`select requested.status, counted.count from unnest(${statuses}::text[]) as requested (status)
      cross join lateral (
        select count(*)::int as count from (
          select from customer_order where customer_order.status = requested.status limit ${upTo}
        ) as matching
      ) as counted`,
  );
}

/** Counts orders with a refund due and cash orders to approve, each up to a limit. */
export function countDue(
  read: Reader,
  upTo: number,
): Promise<{ refundsDue: number; reviewsDue: number }> {
  const count = (due: RawBuilder<unknown>) =>
    sql`(select count(*)::int from (select from customer_order where ${due} limit ${upTo}) as found)`;
  return selectOne(
    read,
    sql`select ${count(refundDue)} as "refundsDue", ${count(reviewDue)} as "reviewsDue"`,
  );
}

export interface StaffRow {
  id: string;
  number: number;
  address: Record<string, string>;
  isPickup: boolean;
  total: Centavos;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  hasProof: boolean;
  createdAt: Date;
  firstTitle: string;
  firstImage: string;
  pieces: number;
  isSample: boolean;
  isReviewDue: boolean;
}

/** Returns the rows in no particular order. */
export function listRows(read: Reader, ids: readonly string[]): Promise<StaffRow[]> {
  return selectRaw(
    read,
    sql`select customer_order.id, number, address, fulfilment = 'pickup' as "isPickup",
        total_centavos as total, status,
        payment_method as "paymentMethod", payment_status as "paymentStatus",
        exists (select from payment_proof where order_id = customer_order.id) as "hasProof",
        created_at as "createdAt", is_sample as "isSample",
        ${reviewDue} is true as "isReviewDue", held.*
      from customer_order cross join lateral (
        select sum(quantity)::int as pieces,
          (array_agg(title order by line_no))[1] as "firstTitle",
          (array_agg(image order by line_no))[1] as "firstImage"
        from order_line where order_id = customer_order.id
      ) as held
      where customer_order.id = any (${ids}::uuid[])`,
  );
}

export async function listIdsOfAccount(
  read: Reader,
  { accountId, except, limit }: { accountId: string; except: string; limit: number },
): Promise<string[]> {
  const rows = await read
    .selectFrom('customer_order')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '<>', except)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
