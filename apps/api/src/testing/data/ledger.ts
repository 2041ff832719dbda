import type { testShop } from '../test-shop.ts';

/** Sums what was kept of each order's payments. */
export const keptOfOrders = `
  select order_id, sum(amount_centavos - refunded)::bigint as kept
  from payment cross join lateral (
    select coalesce(sum(refund.amount_centavos), 0) as refunded from refund
    where payment_id = payment.id and refund.status <> 'failed'
  ) as refunds where payment.status = 'paid' group by order_id`;

/** Sets each order's payment status to what its payments and refunds say. */
export const syncPaymentStatuses = `
  update customer_order set payment_status = case when kept = 0 then 'refunded'
    when kept < total_centavos then 'partially_refunded' else 'paid' end
  from (${keptOfOrders}) as money where money.order_id = customer_order.id`;

/** Records payments and refunds of an order behind the use cases, each in a commit of its own. */
export function ledgerOf(shop: ReturnType<typeof testShop>, orderId: string) {
  const commit = (statement: string) =>
    shop.asOwner(`begin; ${statement}; ${syncPaymentStatuses}
      and customer_order.id = '${orderId}'; commit`);
  return {
    pay: (method = 'bank_transfer') =>
      commit(`insert into payment (id, order_id, provider, method, amount_centavos, status,
          provider_ref, created_at, paid_at, checked_at)
        select gen_random_uuid(), id, 'bank', '${method}', total_centavos, 'paid',
          gen_random_uuid(), clock_timestamp(), clock_timestamp(), now()
        from customer_order where id = '${orderId}'`),
    /** Refunds the newest payment. */
    refund: (centavos: number, reason: string) =>
      commit(`insert into refund (id, payment_id, amount_centavos, reason, status, created_at,
          updated_at)
        select gen_random_uuid(), id, ${centavos}, '${reason}', 'due', clock_timestamp(), now()
        from payment where order_id = '${orderId}' order by created_at desc limit 1`),
    failNewestRefund: () =>
      commit(`update refund set status = 'failed', updated_at = clock_timestamp() where id = (
        select refund.id from refund join payment on payment.id = payment_id
        where order_id = '${orderId}' order by refund.created_at desc limit 1
      )`),
  };
}
