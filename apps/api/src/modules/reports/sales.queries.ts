import type { Centavos } from '@sirkito/commerce';
import { sql } from 'kysely';
import { selectOne, selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';

/** Calendar days in Manila, both inclusive. */
export interface Days {
  from: string;
  to: string;
}

/** Returns the last days in Manila, including today, by the database clock. */
export async function lastDays(read: Reader, days: number): Promise<Days> {
  return selectOne(
    read,
    sql<Days>`
    select to_char(today - ${days - 1}::integer, 'YYYY-MM-DD') as "from",
      to_char(today, 'YYYY-MM-DD') as "to"
    from manila_day(now()) as today`,
  );
}

const days = ({ from, to }: Days) =>
  sql`select day::date from generate_series(${from}::date, ${to}::date, interval '1 day') as day`;

/** Days that are rolled up and unchanged since. */
const rolledUp = ({ from, to }: Days) => sql`
  select day, orders, sales_centavos from sales_day
  where day between ${from}::date and ${to}::date
    and not exists (select from stale_sales_day where stale_sales_day.day = sales_day.day)`;

/** A day's sales, straight from its orders. */
const salesOn = sql`customer_order
  where created_at >= day::timestamp at time zone 'Asia/Manila'
    and created_at < (day + 1)::timestamp at time zone 'Asia/Manila'
    and is_sale(status, payment_status)`;

export interface SalesOfDay {
  day: string;
  /** The first day of its week, month or day. */
  step: string;
  orders: number;
  sales: Centavos;
}

/** Includes days without orders. */
export async function listSales(
  read: Reader,
  period: Days,
  by: 'day' | 'week' | 'month',
): Promise<SalesOfDay[]> {
  const rows = await selectRaw(
    read,
    sql<SalesOfDay>`
    select to_char(day, 'YYYY-MM-DD') as day, to_char(date_trunc(${by}, day), 'YYYY-MM-DD') as step,
      coalesce(known.orders, live.orders) as orders,
      coalesce(known.sales_centavos, live.sales) as sales
    from (${days(period)}) as asked
    left join (${rolledUp(period)}) as known using (day)
    cross join lateral (
      select count(*)::integer as orders, coalesce(sum(total_centavos), 0)::bigint as sales
      from ${salesOn} and known.day is null
    ) as live`,
  );
  return rows.toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/** Reads only the partial index of sample orders. */
export async function hasSampleOrders(read: Reader, { from, to }: Days): Promise<boolean> {
  const { isFound } = await selectOne(
    read,
    sql<{ isFound: boolean }>`
    select exists (
      select from customer_order where is_sample
        and created_at >= ${from}::date::timestamp at time zone 'Asia/Manila'
        and created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Manila'
    ) as "isFound"`,
  );
  return isFound;
}

export interface BestSeller {
  productId: string;
  title: string;
  quantity: number;
  sales: Centavos;
}

/** Sums rolled-up months, then rolled-up days, and the rest from order lines. */
export async function listBestSellers(
  read: Reader,
  period: Days,
  limit: number,
): Promise<BestSeller[]> {
  const rows = await selectRaw(
    read,
    sql<BestSeller>`
    with known as materialized (${rolledUp(period)}),
    month as materialized (
      select date_trunc('month', day)::date as first from known group by 1
      having count(*) = extract(day from date_trunc('month', min(day)) + interval '1 month - 1 day')
    ),
    other as materialized (
      select day from (${days(period)}) as asked
      where date_trunc('month', day)::date not in (select first from month)
    ),
    sold as (
      select product_id, quantity, sales_centavos from product_sales
      where period = 'month' and day = any (array(select first from month))
      union all
      select product_id, quantity, sales_centavos from product_sales
      where period = 'day' and day = any (array(select day from other intersect select day from known))
      union all
      select product_id, quantity, paid_centavos
      from (select day from other except select day from known) as live
      -- Lateral with offset 0 forces index lookups: usually only today is not rolled up.
      cross join lateral (select id from ${salesOn} offset 0) as sale
      cross join lateral (
        select * from order_line where order_line.order_id = sale.id offset 0
      ) as line
    ),
    best as (
      select product_id, sum(quantity)::integer as quantity, sum(sales_centavos)::bigint as sales
      from sold group by product_id having sum(quantity) > 0
      order by 2 desc, 1 limit ${limit}
    )
    select product_id as "productId", name as title, quantity, sales
    from best join product on product.id = best.product_id`,
  );
  return rows.toSorted(
    (one, other) => other.quantity - one.quantity || (one.productId < other.productId ? -1 : 1),
  );
}
