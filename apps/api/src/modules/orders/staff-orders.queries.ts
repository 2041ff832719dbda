import {
  heldPayments,
  waitingStatuses,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from '@sirkito/commerce';
import type { StaffOrdersQuery } from '@sirkito/contracts/order-staff';
import { sql, type RawBuilder } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import type { OrderSearch } from './read-order-search.ts';

interface Wanted extends Omit<StaffOrdersQuery, 'search'> {
  search: OrderSearch;
  /** What has not changed since then has waited for too long. */
  lateSince: Date;
}

/** More than this bear no word that helps to find an order, and each costs a look at its newest. */
const mostParts = 3_000;

/**
 * Each way to find an order gives its own newest ones and stops; the newest of those are the newest
 * of all, unless more parts were ordered that bear these words than are looked at. Not prepared: the
 * best plan for a common name is the worst for a rare one.
 */
export async function listOrderIds(read: Reader, wanted: Wanted): Promise<string[]> {
  const direction = wanted.sort === 'newest' ? sql`desc` : sql`asc`;
  const limit = sql`order by customer_order.id ${direction} limit ${wanted.limit}`;
  const found = sql<{ id: string }>`(${union(waysTo(wanted, limit))})`.as('found');
  const rows = await read
    .selectFrom(found)
    .select('found.id')
    .orderBy('found.id', wanted.sort === 'newest' ? 'desc' : 'asc')
    .limit(wanted.limit)
    .execute();
  return rows.map(({ id }) => id);
}

const union = (ways: RawBuilder<unknown>[]) =>
  sql.join(
    ways.map((way) => sql`(${way})`),
    sql` union `,
  );

function waysTo(wanted: Wanted, limit: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const { search } = wanted;
  const among = (where: RawBuilder<unknown>) =>
    sql`select customer_order.id from customer_order where ${where} and ${inView(wanted)} ${limit}`;
  switch (search.by) {
    case 'nothing':
      return [among(sql`true`)];
    case 'unfindable':
      return [among(sql`false`)];
    case 'number':
      return [among(sql`number = ${search.number}`)];
    case 'phone':
      return [among(sql`address->>'phone' = ${search.phone}`)];
    case 'words':
      return [
        among(sql`lower(address->>'full_name') like ${search.pattern}`),
        sql`select bought.id from (
            select product.id from product cross join lateral (
              select from order_line where order_line.product_id = product.id limit 1
            ) as ordered
            where words like ${search.pattern} limit ${mostParts}
          ) as part cross join lateral (
            select customer_order.id from order_line
            join customer_order on customer_order.id = order_line.order_id
            where order_line.product_id = part.id and ${inView(wanted)}
            order by order_line.order_id ${wanted.sort === 'newest' ? sql`desc` : sql`asc`}
            limit ${wanted.limit}
          ) as bought`,
      ];
  }
}

function inView(wanted: Wanted): RawBuilder<unknown> {
  const { status, from, to, only, after, sort, lateSince } = wanted;
  return sql.join(
    [
      sql`true`,
      status && sql`customer_order.status = ${status}`,
      from && sql`customer_order.created_at >= ${startOf(from)}`,
      to && sql`customer_order.created_at < ${startOf(to)} + interval '1 day'`,
      only === 'sold' ? sql`is_sale(customer_order.status, payment_status)` : undefined,
      only === 'waiting'
        ? sql`customer_order.status = any (${waitingStatuses})
            and customer_order.updated_at < ${lateSince}`
        : undefined,
      only === 'owed' ? owed : undefined,
      after && sql`customer_order.id ${sort === 'newest' ? sql`<` : sql`>`} ${after}::uuid`,
    ].filter((part) => part !== undefined),
    sql` and `,
  );
}

/** As isOwed says. Spelled out: the index `customer_order_owed` is of these alone. */
const owed = sql`((customer_order.status = 'cancelled'
    and customer_order.payment_status in (${sql.join(heldPayments.map((held) => sql.lit(held)))}))
  or (customer_order.status = 'returned' and customer_order.payment_status = 'paid'))`;

/** The first moment of a day, on the clock of the shop. */
const startOf = (day: string) => sql`(${day}::timestamp at time zone 'Asia/Manila')`;

/** How many orders stand where, each counted up to a limit. */
export function countByStatus(
  read: Reader,
  statuses: readonly OrderStatus[],
  upTo: number,
): Promise<{ status: OrderStatus; count: number }[]> {
  return selectRaw(
    read,
    sql`select asked.status, counted.count from unnest(${statuses}::text[]) as asked (status)
      cross join lateral (
        select count(*)::int as count from (
          select from customer_order where customer_order.status = asked.status limit ${upTo}
        ) as standing
      ) as counted`,
  );
}

export async function countOwed(read: Reader, upTo: number): Promise<number> {
  const rows = await selectRaw(
    read,
    sql<{ count: number }>`select count(*)::int as count
      from (select from customer_order where ${owed} limit ${upTo}) as found`,
  );
  return rows[0]?.count ?? 0;
}

export interface StaffRow {
  id: string;
  number: number;
  address: Record<string, string>;
  isPickup: boolean;
  total: number;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  hasProof: boolean;
  createdAt: Date;
  firstTitle: string;
  firstImage: string;
  pieces: number;
}

/** In any order. */
export function listRows(read: Reader, ids: readonly string[]): Promise<StaffRow[]> {
  return selectRaw(
    read,
    sql`select customer_order.id, number, address, is_pickup as "isPickup", total_centavos as total, status,
        payment_method as "paymentMethod", payment_status as "paymentStatus",
        exists (select from payment_proof where order_id = customer_order.id) as "hasProof",
        created_at as "createdAt", held.*
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
