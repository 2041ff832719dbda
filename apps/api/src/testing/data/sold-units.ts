import type { testShop } from '../test-shop.ts';

interface SoldUnits {
  productId: string;
  quantity: number;
  daysAgo: number;
  /** Whether the order was cancelled before it shipped. */
  isReleased?: boolean;
}

/** Inserts an order's movements of a product, without its lines. */
export async function insertSoldUnits(
  shop: ReturnType<typeof testShop>,
  { productId, quantity, daysAgo, isReleased = false }: SoldUnits,
): Promise<void> {
  await shop.asOwner(
    `with sale as (
       insert into customer_order (id, fulfilment, payment_method, payment_status, subtotal_centavos,
         shipping_centavos, total_centavos, vat_centavos, address, notes, created_at, updated_at)
       values (gen_random_uuid(), 'delivery', 'cod', 'unpaid', 112, 0, 112, 12, '{}', '',
         '2001-01-01', '2001-01-01')
       returning id
     )
     insert into stock_movement (id, at, kind, location_id, product_id, quantity, order_id)
     select gen_random_uuid(), now() - $3::integer * interval '1 day', kind, 'main', $1,
       case kind when 'allocated' then -$2::integer else $2 end, id
     from sale cross join unnest($4::text[]) as kind`,
    [productId, quantity, daysAgo, isReleased ? ['allocated', 'released'] : ['allocated']],
  );
}
