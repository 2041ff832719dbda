import type { CodSignals } from '@sirkito/commerce';
import { sql } from 'kysely';
import { selectOne } from '#api/platform/db/select-raw.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import type { OrderRules } from '../order/order-rules.ts';

interface SwitchRisk {
  score: number;
  reasons: CodSignals;
  /** Whether the order may hold its stock without being paid within minutes. */
  hasRoom: boolean;
}

interface SwitchRules {
  cod: NonNullable<OrderRules['cod']>;
  at: Date;
}

/** Keeps other orders from taking what is left for unproven accounts; place_orders locks it too. */
export async function lockUnprovenHolds(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('unproven_hold'))`.execute(tx);
}

/** Returns the risk of paying an order in cash, and whether it may be paid later, as at checkout. */
export const findSwitchRisk = (
  read: Reader,
  orderId: string,
  { cod, at }: SwitchRules,
): Promise<SwitchRisk> =>
  selectOne<SwitchRisk>(
    read,
    sql`
      select coalesce(risk.score, 0) as score, coalesce(risk.reasons, '{}') as reasons,
        not exists (
          select from unproven_hold as own
          cross join lateral (
            select coalesce(sum(quantity), 0) as units,
              coalesce(sum(quantity) filter (where pays_later), 0) as later
            from unproven_hold where product_id = own.product_id
          ) as held
          join stock on stock.product_id = own.product_id
          where own.order_id = customer_order.id and not own.pays_later
            and ${cod.productShare}::numeric < 100
            and held.later + own.quantity > greatest(${cod.minProduct}::integer,
              floor((stock.on_hand + held.units) * ${cod.productShare}::numeric / 100))
        ) as "hasRoom"
      from customer_order
      left join lateral score_cod(
        array[jsonb_populate_record(null::order_draft, jsonb_build_object(
          'order_id', customer_order.id, 'buyer_id', account_id, 'fulfilment', fulfilment,
          'address', address, 'payment_method', 'cod'))],
        array[total_centavos], array(select max(network) from unproven_hold
          where order_id = customer_order.id), ${JSON.stringify({ cod })}::jsonb, ${at}::timestamptz
      ) as risk on true
      where customer_order.id = ${orderId}`,
  );

/** Returns the units that unproven accounts hold by paying later, and the order's own among others. */
export const countHeldUnits = (
  read: Reader,
  orderId: string,
): Promise<{ later: number; own: number }> =>
  selectOne<{ later: number; own: number }>(
    read,
    sql`
      select coalesce(sum(quantity) filter (where pays_later), 0)::integer as later,
        coalesce(sum(quantity) filter (where order_id = ${orderId} and not pays_later), 0)::integer
          as own
      from unproven_hold`,
  );

/** Stores the risk with the order. Caller holds the order lock. */
export async function setCodCheck(
  tx: Tx,
  orderId: string,
  { score, reasons, cod }: { score: number; reasons: CodSignals; cod: SwitchRules['cod'] },
): Promise<void> {
  await tx
    .updateTable('customer_order')
    .set({
      cod_score: score,
      cod_reasons: sql`${JSON.stringify(reasons)}::jsonb`,
      cod_rules_version: cod.version,
      cod_review: score >= cod.reviewFrom ? 'required' : null,
    })
    .where('id', '=', orderId)
    .execute();
}
