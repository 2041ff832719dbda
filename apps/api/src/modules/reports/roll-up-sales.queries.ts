import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';

/** Serializes roll-ups: two at a time could overwrite newer totals with older ones. */
export async function lockSales(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('sales_day'))`.execute(tx);
}

interface RollUpRange {
  /** Not rolled up, since it is not over yet. */
  today: string;
  limit: number;
}

/**
 * Rolls up days that were marked as changed or never rolled up, newest first. Returns how many. One
 * statement sees one snapshot, so every mark it deletes belongs to a change it has counted. Product
 * totals change by the difference, for the day and its month.
 */
export async function rollUpDays(tx: Tx, { today, limit }: RollUpRange): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    with first as (
      select manila_day(created_at) as day from customer_order order by created_at limit 1
    ),
    due as materialized (
      select day from sales_day
      where exists (select from stale_sales_day where stale_sales_day.day = sales_day.day)
      union
      select past::date from first
      cross join generate_series(${today}::date - 1, first.day, interval '-1 day') as past
      where not exists (select from sales_day where sales_day.day = past::date)
      order by day desc limit ${limit}
    ),
    seen as (
      delete from stale_sales_day
      where day in (select day from due)
        -- Days that are not rolled up yet need no mark.
        or not exists (select from sales_day where sales_day.day = stale_sales_day.day)
    ),
    sale as materialized (
      select due.day, customer_order.id, total_centavos from due
      join customer_order on created_at >= due.day::timestamp at time zone 'Asia/Manila'
        and created_at < (due.day + 1)::timestamp at time zone 'Asia/Manila'
        and is_sale(status, payment_status)
    ),
    figures as (
      insert into sales_day (day, orders, sales_centavos)
      select day, count(id), coalesce(sum(total_centavos), 0)
      from due left join sale using (day) group by day
      on conflict (day) do update
      set orders = excluded.orders, sales_centavos = excluded.sales_centavos
    ),
    change as (
      select day, product_id, sum(quantity) as quantity, sum(sales) as sales
      from (
        select day, product_id, quantity::integer, paid_centavos as sales
        from sale cross join lateral (
          -- Lateral with offset 0 forces one index lookup per order: the planner overestimates a day.
          select * from order_line where order_line.order_id = sale.id offset 0
        ) as line
        union all
        select day, product_id, -quantity, -sales_centavos from product_sales
        where period = 'day' and day = any (array(select day from due))
      ) as now_and_before
      group by day, product_id having sum(quantity) <> 0 or sum(sales) <> 0
    ),
    products as (
      insert into product_sales (period, day, product_id, quantity, sales_centavos)
      select period, of_period.day, product_id, sum(quantity), sum(sales)
      from change cross join lateral (
        values ('day', change.day), ('month', date_trunc('month', change.day)::date)
      ) as of_period (period, day)
      group by period, of_period.day, product_id
      on conflict (period, day, product_id) do update
      set quantity = product_sales.quantity + excluded.quantity,
        sales_centavos = product_sales.sales_centavos + excluded.sales_centavos
    )
    select count(*)::integer as days from due`.execute(tx);
  return rows[0]?.days ?? 0;
}
