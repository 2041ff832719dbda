import { sql } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';

export interface Disagreement {
  rule: string;
  subject: string;
}

/** At most a thousand: enough to see what went wrong. */
export function listDisagreements(read: Reader): Promise<Disagreement[]> {
  return selectRaw(
    read,
    sql<Disagreement>`
      select rule, subject from (
        select 'stock on hand is the sum of its movements' as rule, product_id::text as subject
        from stock left join (
          select product_id, sum(quantity) as moved from stock_movement group by 1
        ) as ledger using (product_id)
        where on_hand <> coalesce(moved, 0)
        union all
        select 'an order costs what its lines cost', customer_order.id::text
        from customer_order left join order_line on order_line.order_id = customer_order.id
        group by customer_order.id
        having subtotal_centavos <> coalesce(sum(unit_price_centavos * quantity), 0)
        union all
        select 'what was sold left the shelf, and what was cancelled came back',
          'order ' || number || ', ' || product_id
        from (
          select number, product_id, quantity, customer_order.status
          from customer_order join order_line on order_line.order_id = customer_order.id
        ) as line
        where not exists (
          select 1 from stock_movement as moved
          where moved.reference = 'order ' || line.number and moved.product_id = line.product_id
          group by moved.reference
          having sum(moved.quantity) filter (where reason = 'sold') = -line.quantity
            and coalesce(sum(moved.quantity) filter (where reason = 'released'), 0)
              = case when line.status = 'cancelled' then line.quantity else 0 end
        )
        union all
        select 'an order has one beginning', customer_order.id::text
        from customer_order left join order_event
          on order_event.order_id = customer_order.id and order_event.status = 'pending'
        group by customer_order.id having count(order_event.id) <> 1
      ) as found limit 1000`,
  );
}
