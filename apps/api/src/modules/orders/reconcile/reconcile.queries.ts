import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';
import { moneyRules } from './money-rules.queries.ts';
import type { Rule } from './rule.queries.ts';

export const reconciliationRules: readonly Rule[] = [
  {
    rule: 'stock levels equal the sums of their movements',
    compared: 'stock_level',
    different: sql`
      select 'product ' || product_id as subject
      from stock_level left join (
        select product_id, location_id,
          sum(quantity) filter (where kind not in ('allocated', 'released')) as on_hand,
          sum(case kind when 'shipped' then quantity else -quantity end)
            filter (where kind in ('allocated', 'released', 'shipped')) as allocated
        from stock_movement group by 1, 2
      ) as ledger using (product_id, location_id)
      where stock_level.on_hand <> coalesce(ledger.on_hand, 0)
        or stock_level.allocated <> coalesce(ledger.allocated, 0)`,
  },
  {
    rule: 'allocated stock equals the units of open orders',
    compared: 'stock_level',
    different: sql`
      select 'product ' || product_id as subject
      from (
        select product_id, sum(allocated) as allocated from stock_level group by 1
      ) as level left join (
        select product_id, sum(quantity) as units
        from customer_order join order_line on order_id = customer_order.id
        where customer_order.status in ('pending', 'confirmed', 'processing')
        group by 1
      ) as orders using (product_id)
      where allocated <> coalesce(units, 0)`,
  },
  {
    rule: 'stock counts what unpaid orders of new customers hold',
    compared: 'stock_level',
    different: sql`
      select 'product ' || product_id as subject
      from available_stock left join (
        select product_id, sum(quantity) as units
        from customer_order join order_line on order_id = customer_order.id
        where is_new_customer
          and holds_unpaid(payment_method, customer_order.status, payment_status)
        group by 1
      ) as orders using (product_id)
      where held_unpaid <> coalesce(units, 0)`,
  },
  {
    rule: 'each listing shows whether its product is in stock',
    compared: 'product_listing',
    different: sql`
      select 'product ' || product_id as subject
      from product_listing left join available_stock using (product_id)
      where in_stock <> (coalesce(available, 0) > 0)`,
  },
  {
    rule: 'each order subtotal equals the sum of its items',
    compared: 'customer_order',
    different: sql`
      select 'order ' || number as subject
      from customer_order left join order_line on order_line.order_id = customer_order.id
      group by customer_order.id
      having subtotal_centavos <> coalesce(sum(unit_price_centavos * quantity), 0)`,
  },
  {
    rule: 'what is paid for the items of each order is its total without shipping',
    compared: 'customer_order',
    different: sql`
      select 'order ' || number as subject
      from customer_order left join order_line on order_line.order_id = customer_order.id
      group by customer_order.id
      having total_centavos - shipping_centavos <> coalesce(sum(paid_centavos), 0)`,
  },
  {
    rule: 'each order discount matches its recorded promotion',
    compared: 'customer_order',
    different: sql`
      select 'order ' || number as subject
      from customer_order left join order_discount on order_id = customer_order.id
      where discount_centavos <> coalesce(amount_centavos, 0)
        or (customer_order.status = 'cancelled') <> (released_at is not null)
          and promotion_id is not null`,
  },
  {
    rule: 'each promotion counts the orders that use it',
    compared: 'promotion',
    different: sql`
      select 'promotion ' || promotion.id as subject
      from promotion left join order_discount on promotion_id = promotion.id
        and released_at is null
      group by promotion.id having redemptions <> count(order_id)`,
  },
  {
    rule: 'items are allocated to their order, then shipped or released with it',
    compared: 'order_line',
    different: sql`
      select 'order ' || number || ', product ' || order_line.product_id as subject
      from customer_order join order_line on order_line.order_id = customer_order.id
      left join (
        select order_id, product_id,
          -sum(quantity) filter (where kind in ('allocated', 'released')) as sold,
          coalesce(-sum(quantity) filter (where kind = 'shipped'), 0) as shipped
        from stock_movement where kind in ('allocated', 'released', 'shipped') group by 1, 2
      ) as ledger on ledger.order_id = order_line.order_id
        and ledger.product_id = order_line.product_id
      where (sold, shipped) is distinct from (
        case when customer_order.status = 'cancelled' then 0 else order_line.quantity end,
        case when customer_order.status in ('pending', 'confirmed', 'processing', 'cancelled') then 0
          else order_line.quantity end)`,
  },
  {
    rule: 'every restocked return was inspected',
    compared: 'stock_movement',
    different: sql`
      select 'order ' || number as subject
      from stock_movement as moved join customer_order on customer_order.id = moved.order_id
      left join order_line on order_line.order_id = moved.order_id
        and order_line.product_id = moved.product_id
      left join return_inspection as inspected on inspected.order_id = order_line.order_id
        and inspected.line_no = order_line.line_no
      where moved.kind = 'returned' and moved.quantity is distinct from inspected.restocked`,
  },
  {
    rule: 'each order was placed exactly once',
    compared: 'customer_order',
    different: sql`
      select 'order ' || number as subject
      from customer_order left join order_event
        on order_event.order_id = customer_order.id and order_event.status = 'pending'
        and order_event.payment_status is null
      group by customer_order.id having count(order_event.id) <> 1`,
  },
  ...moneyRules,
];

/** Raises the statement timeout: years of orders take longer than a request may. */
export async function extendTimeout(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = '30min'`.execute(tx);
}

interface Night {
  /** The shop's calendar day, starting at 3 a.m. */
  day: string;
  now: Date;
}

/** Claims the night for one worker. An unfinished claim can be taken over after an hour. */
export async function claimNight(tx: Tx, { day, now }: Night): Promise<boolean> {
  const { rows } = await sql`
    insert into reconciliation as known (day, started_at) values (${day}, ${now})
    on conflict (day) do update set started_at = excluded.started_at
    where known.ended_at is null and known.started_at < excluded.started_at - interval '1 hour'
    returning day`.execute(tx);
  return rows.length > 0;
}

/** Ends the night with the newest document of each series, which must stay as it is now. */
export async function endNight(tx: Tx, { day, now }: Night, differences: number): Promise<void> {
  await tx
    .updateTable('reconciliation')
    .set({
      ended_at: now,
      differences,
      document_heads: sql`(
        select jsonb_agg(jsonb_build_object('branch', branch, 'kind', kind, 'number', last_number,
          'hash', encode(last_hash, 'hex')))
        from document_series where last_number > 0
      )`,
    })
    .where('day', '=', sql<Date>`${day}`)
    .execute();
}
