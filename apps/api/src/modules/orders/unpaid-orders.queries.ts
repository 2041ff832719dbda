import { openStatuses, type PaymentMethod } from '@sirkito/commerce';
import { sql } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import type { OrderRequest } from './place-orders.queries.ts';

/** Goods are kept for these for days before anybody has paid. */
const paidLater: readonly PaymentMethod[] = ['cod', 'bank_transfer'];

/**
 * The orders of those whose e-mail address nobody knows to be theirs, who have yet to pay as many
 * as they may. What was placed by its key, or left the cart empty, is only told again.
 */
export async function listTooManyUnpaid(
  read: Reader,
  requests: readonly Pick<OrderRequest, 'orderId' | 'accountId' | 'key' | 'paymentMethod'>[],
  most: number,
): Promise<Set<string>> {
  const later = requests.filter(({ paymentMethod }) => paidLater.includes(paymentMethod));
  if (later.length === 0) return new Set();
  const found = await selectRaw<{ orderId: string }>(
    read,
    sql`
      select asked.order_id as "orderId"
      from unnest(
        ${later.map(({ orderId }) => orderId)}::uuid[],
        ${later.map(({ accountId }) => accountId)}::uuid[],
        ${later.map(({ key }) => key)}::text[]
      ) as asked (order_id, account_id, key)
      join account on account.id = asked.account_id and account.email_verified_at is null
      where ${most} <= (select count(*) from customer_order
          where customer_order.account_id = asked.account_id
            and payment_method = any (${paidLater}::text[])
            and payment_status in ('unpaid', 'awaiting')
            and status = any (${openStatuses}::text[]))
        and exists (select 1 from cart_line where cart_line.account_id = asked.account_id)
        and not exists (select 1 from order_key
          where order_key.account_id = asked.account_id and order_key.key = asked.key)`,
  );
  return new Set(found.map(({ orderId }) => orderId));
}
