import { issueDue } from './changed-orders.ts';
import type { testShop } from '../test-shop.ts';

type Shop = ReturnType<typeof testShop>;

/** Creates SQL functions that record payments and refunds behind the use cases. */
export const createLedger = (shop: Shop) =>
  shop.asOwner(`
    create function net_paid(of_order uuid) returns bigint language sql stable
    return (
      select sum(amount_centavos - (
        select coalesce(sum(refund.amount_centavos), 0) from refund
        where payment_id = payment.id and refund.status <> 'failed'
      )) from payment where order_id = of_order and payment.status = 'paid'
    );
    create function sync_payment_status(of_order uuid) returns void language sql
    begin atomic
      update customer_order set payment_status = case when net_paid(id) = 0 then 'refunded'
        when net_paid(id) < total_centavos then 'partially_refunded' else 'paid' end
      where id = of_order and net_paid(id) is not null;
    end;
    create function record_payment(of_order uuid, by_method text) returns void language sql
    begin atomic
      insert into payment (id, order_id, provider, method, amount_centavos, status, provider_ref,
        created_at, paid_at, checked_at)
      select gen_random_uuid(), id, 'bank', by_method, total_centavos, 'paid', gen_random_uuid(),
        clock_timestamp(), clock_timestamp(), now()
      from customer_order where id = of_order;
      select sync_payment_status(of_order);
    end;
    create function record_refund(of_order uuid, centavos bigint, why text) returns void language sql
    begin atomic
      insert into refund (id, payment_id, amount_centavos, reason, status, created_at, updated_at)
      select gen_random_uuid(), id, centavos, why, 'due', clock_timestamp(), now()
      from payment where order_id = of_order order by created_at desc limit 1;
      select sync_payment_status(of_order);
    end;
    create function fail_newest_refund(of_order uuid) returns void language sql
    begin atomic
      update refund set status = 'failed', updated_at = clock_timestamp() where id = (
        select refund.id from refund join payment on payment.id = payment_id
        where order_id = of_order and refund.status <> 'failed'
        order by refund.created_at desc limit 1
      );
      select sync_payment_status(of_order);
    end`);

/** Records payments and refunds of an order with their documents. Needs `createLedger` first. */
export function ledgerOf(shop: Shop, orderId: string) {
  const record = async (statement: string, ...values: unknown[]) => {
    await shop.asOwner(statement, [orderId, ...values]);
    await issueDue(shop, [orderId]);
  };
  return {
    pay: (method = 'bank_transfer') => record('select record_payment($1, $2)', method),
    /** Refunds the newest payment. */
    refund: (centavos: number, reason: string) =>
      record('select record_refund($1, $2, $3)', centavos, reason),
    failNewestRefund: () => record('select fail_newest_refund($1)'),
  };
}
