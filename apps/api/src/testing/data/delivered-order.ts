import { v7 as newUuid } from 'uuid';
import type { testShop } from '../test-shop.ts';

interface DeliveredOrder {
  accountId: string;
  productIds: readonly string[];
  status?: string;
  daysAgo?: number;
}

/** Inserts a delivered order directly into the database. */
export async function newDeliveredOrder(
  shop: ReturnType<typeof testShop>,
  { accountId, productIds, status = 'delivered', daysAgo = 0 }: DeliveredOrder,
): Promise<string> {
  const id = newUuid();
  await shop.asOwner(
    `insert into customer_order (id, account_id, status, fulfilment, payment_method, payment_status,
       subtotal_centavos, shipping_centavos, total_centavos, vat_centavos, address, notes,
       created_at, updated_at)
     values ($1, $2, $3, 'delivery', 'cod', 'paid', 112000, 0, 112000, 12000, '{}', '', now(), now())`,
    [id, accountId, status],
  );
  await shop.asOwner(
    `insert into order_line (order_id, line_no, product_id, title, sku, image,
       unit_price_centavos, quantity, paid_centavos)
     select $1, place, product.id, product.name, product.sku, '', 100000, 1, 100000
     from unnest($2::uuid[]) with ordinality as wanted (id, place)
     join product on product.id = wanted.id`,
    [id, productIds],
  );
  await shop.asOwner(
    `insert into order_event (id, order_id, at, status, note)
     values ($1, $2, now() - make_interval(days => $3), $4, '')`,
    [newUuid(), id, daysAgo, status],
  );
  return id;
}
