import { openStatuses, paidLater, type CashBuyer } from '@sirkito/commerce';
import { sql } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';

interface UnpaidOrder {
  /** Null for a guest. */
  buyerId: string | null;
  /** Not counted itself. */
  orderId: string;
  /** Where it goes. A pick-up has no place, and its phone number, unknown when quoted, isn't counted. */
  address: Partial<Record<string, string | null>> | null;
}

interface BuyerRow extends Omit<CashBuyer, 'signals'> {
  index: number;
  newAccount: number;
  refusedParcels: number;
  refusedAtAddress: number;
  deliveredOrders: number;
}

/** Returns what is known of the buyers of these orders, by position. */
export async function listCashBuyers(
  read: Reader,
  orders: readonly UnpaidOrder[],
  at: Date,
): Promise<Map<number, CashBuyer>> {
  const column = (name: string) =>
    orders.map(({ address }) => (address?.['psgc_code'] && address[name]) || null);
  const rows = await selectRaw(
    read,
    sql<BuyerRow>`
      select buyer.index::integer - 1 as index,
        account.email_verified_at is not null as "hasConfirmedEmail",
        past.delivered = 0 as "isNewCustomer", unpaid.open as "unpaidOrders",
        (account.created_at > ${at}::timestamptz - interval '1 day')::integer as "newAccount",
        unpaid.refused + by_phone.refused as "refusedParcels",
        at_address.refused as "refusedAtAddress", past.delivered as "deliveredOrders"
      from unnest(
        ${orders.map(({ buyerId }) => buyerId)}::uuid[], ${orders.map(({ orderId }) => orderId)}::uuid[],
        ${column('phone')}::text[], ${column('psgc_code')}::text[], ${column('street')}::text[]
      ) with ordinality as buyer (id, order_id, phone, psgc_code, street, index)
      join account on account.id = buyer.id
      cross join lateral (
        select count(*)::integer as delivered from (
          select status, payment_status from customer_order where account_id = buyer.id
          order by id desc limit 200
        ) as recent
        where status = 'delivered' and payment_status in ('paid', 'partially_refunded')
      ) as past
      cross join lateral (
        -- All of them, because newer orders must not hide any.
        select count(*) filter (where payment_method = any (${paidLater}::text[])
            and payment_status in ('unpaid', 'awaiting') and status = any (${openStatuses}::text[])
            and id <> buyer.order_id)::integer as open,
          count(*) filter (where payment_method = 'cod' and payment_status = 'unpaid'
            and status in ('delivery_failed', 'returned'))::integer as refused
        from customer_order
        where account_id = buyer.id and status <> 'cancelled'
          and payment_status in ('unpaid', 'awaiting', 'failed', 'expired')
      ) as unpaid
      cross join lateral (
        select count(*)::integer as refused from (
          select from customer_order
          where payment_method = 'cod' and payment_status = 'unpaid'
            and status in ('delivery_failed', 'returned')
            and customer_order.address->>'phone' = buyer.phone
            and account_id is distinct from buyer.id
          limit 3) as parcel
      ) as by_phone
      cross join lateral (
        select count(*)::integer as refused from (
          select from customer_order
          where payment_method = 'cod' and payment_status = 'unpaid'
            and status in ('delivery_failed', 'returned')
            and customer_order.address->>'psgc_code' = buyer.psgc_code
            and lower(customer_order.address->>'street') = lower(buyer.street)
            and account_id is distinct from buyer.id
          limit 2) as parcel
      ) as at_address`,
  );
  return new Map(
    rows.map(({ index, hasConfirmedEmail, isNewCustomer, unpaidOrders, ...signals }) => [
      index,
      { hasConfirmedEmail, isNewCustomer, unpaidOrders, signals },
    ]),
  );
}
