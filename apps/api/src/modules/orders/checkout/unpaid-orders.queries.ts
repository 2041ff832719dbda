import { openStatuses, paidLater } from '@sirkito/commerce';
import { sql } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import type { CartDraft } from './place-orders.queries.ts';

const isOpenUnpaid = sql`payment_method = any (${paidLater}::text[])
  and payment_status in ('unpaid', 'awaiting') and status = any (${openStatuses}::text[])`;

interface Buyer {
  isVerified: boolean;
  /** Open unpaid orders paid later, without the given one. */
  otherUnpaid: number;
}

/** Returns what limits the payment methods of an account's order. */
export async function findBuyerTrust(
  read: Reader,
  { id, accountId }: { id: string; accountId: string | null },
): Promise<Buyer> {
  const [buyer] = await selectRaw<Buyer>(
    read,
    sql`
      select email_verified_at is not null as "isVerified", (select count(*)::integer
        from customer_order where account_id = account.id and customer_order.id <> ${id}
          and ${isOpenUnpaid}) as "otherUnpaid"
      from account where account.id = ${accountId}`,
  );
  return buyer ?? { isVerified: false, otherUnpaid: 0 };
}

/**
 * Returns the ids of orders by unverified accounts that already have `max` unpaid orders. Skips
 * replays and empty carts, which place no new order.
 */
export async function listTooManyUnpaid(
  read: Reader,
  requests: readonly Pick<CartDraft, 'orderId' | 'accountId' | 'key' | 'paymentMethod'>[],
  max: number,
): Promise<Set<string>> {
  const later = requests.filter(({ paymentMethod }) => paidLater.includes(paymentMethod));
  if (later.length === 0) return new Set();
  const found = await selectRaw<{ orderId: string }>(
    read,
    sql`
      select request.order_id as "orderId"
      from unnest(
        ${later.map(({ orderId }) => orderId)}::uuid[],
        ${later.map(({ accountId }) => accountId)}::uuid[],
        ${later.map(({ key }) => key)}::text[]
      ) as request (order_id, account_id, key)
      join account on account.id = request.account_id and account.email_verified_at is null
      where ${max} <= (select count(*) from customer_order
          where customer_order.account_id = request.account_id and ${isOpenUnpaid})
        and exists (select 1 from cart_line where cart_line.account_id = request.account_id)
        and not exists (select 1 from order_key
          where order_key.account_id = request.account_id and order_key.key = request.key)`,
  );
  return new Set(found.map(({ orderId }) => orderId));
}
