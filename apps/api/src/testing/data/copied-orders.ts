import type { testShop } from '../test-shop.ts';
import { newOrder } from './placed-order.ts';

/** Places an order and copies it, each with other amounts. Needs `newLocalities` first. */
export async function copyOrder(shop: ReturnType<typeof testShop>, count: number): Promise<void> {
  const { orderId } = await newOrder(shop, { paymentMethod: 'bank_transfer' });
  await shop.asOwner(
    `with copied as (
       insert into customer_order (id, account_id, status, payment_method, payment_status,
         subtotal_centavos, shipping_centavos, total_centavos, vat_centavos, address, notes,
         created_at, updated_at, fulfilment)
       select gen_random_uuid(), account_id, status, payment_method, payment_status, price,
         shipping_centavos, price + shipping_centavos,
         round((price + shipping_centavos) * 12 / 112.0), address, notes, created_at, updated_at,
         fulfilment
       from customer_order
       cross join (select (random() * 9999999)::bigint + 1 from generate_series(1, $2)) as one (price)
       where id = $1 returning id, subtotal_centavos
     )
     insert into order_line (order_id, line_no, product_id, title, sku, image, unit_price_centavos,
       quantity, paid_centavos)
     select copied.id, 1, product_id, title, sku, image, subtotal_centavos, 1, subtotal_centavos
     from copied cross join order_line where order_id = $1`,
    [orderId, count],
  );
}
