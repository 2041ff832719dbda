import { toCentavos, type Pesos } from '@sirkito/commerce';
import { v7 as newUuid } from 'uuid';
import type { testShop } from '../test-shop.ts';

interface PastOrder {
  total: Pesos;
  status?: 'delivered' | 'confirmed' | 'cancelled';
  paymentStatus?: 'paid' | 'partially_refunded' | 'refunded' | 'expired';
}

/** Inserts a past order of each account, by default delivered and paid, without items and payments. */
export const addPaidOrders = (
  shop: ReturnType<typeof testShop>,
  accountIds: readonly string[],
  { total, status = 'delivered', paymentStatus = 'paid' }: PastOrder,
) =>
  shop.asOwner(
    `insert into customer_order (id, account_id, status, fulfilment, payment_method, payment_status,
       subtotal_centavos, shipping_centavos, total_centavos, vat_centavos, address, notes, created_at,
       updated_at)
     select id, account, $3, 'delivery', 'gcash', $4, $5, 0, $5, round($5::bigint * 12 / 112.0), '{}',
       '', now(), now()
     from unnest($1::uuid[], $2::uuid[]) as past (id, account)`,
    [accountIds.map(() => newUuid()), accountIds, status, paymentStatus, toCentavos(total)],
  );
