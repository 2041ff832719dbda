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
        select 'what was taken off an order stands with it', customer_order.id::text
        from customer_order left join order_discount on order_id = customer_order.id
        where discount_centavos <> coalesce(amount_centavos, 0)
          or (customer_order.status = 'cancelled') <> (given_back_at is not null)
            and promotion_id is not null
        union all
        select 'a promotion counts the orders that have it', promotion.id::text
        from promotion left join order_discount on promotion_id = promotion.id
          and given_back_at is null
        group by promotion.id having used <> count(order_id)
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
          having sum(moved.quantity) filter (where reason in ('sold', 'released'))
              = case when line.status = 'cancelled' then 0 else -line.quantity end
        )
        union all
        select 'what came back on the shelf was looked at', moved.reference
        from stock_movement as moved
        left join customer_order on moved.reference = 'order ' || number
        left join order_line on order_line.order_id = customer_order.id
          and order_line.product_id = moved.product_id
        left join return_inspection as inspected on inspected.order_id = order_line.order_id
          and inspected.line_no = order_line.line_no
        where moved.reason = 'returned' and moved.reference like 'order %'
          and moved.quantity is distinct from inspected.restocked
        union all
        select 'an order has one beginning', customer_order.id::text
        from customer_order left join order_event
          on order_event.order_id = customer_order.id and order_event.status = 'pending'
          and order_event.payment_status is null
        group by customer_order.id having count(order_event.id) <> 1
        union all
        select 'an order says of its payment what was paid and given back', 'order ' || number
        from customer_order left join (
          select order_id, sum(amount_centavos) as came, sum(went) as went
          from payment left join lateral (
            select coalesce(sum(refund.amount_centavos), 0) as went from refund
            where payment_id = payment.id and refund.status <> 'failed'
          ) as back on true
          where payment.status = 'paid' group by order_id
        ) as money on money.order_id = customer_order.id
        where case
          when came is null then total_centavos > 0
            and payment_status not in ('unpaid', 'awaiting', 'failed', 'expired')
          when came - went = total_centavos then payment_status <> 'paid'
          when came = went then payment_status <> 'refunded'
          when came - went < total_centavos then payment_status <> 'partially_refunded'
          else true
        end
      ) as found limit 1000`,
  );
}
