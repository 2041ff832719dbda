import { orderStatuses } from '@sirkito/commerce';
import { v7 as newUuid } from 'uuid';
import type { testShop } from '../test-shop.ts';

const randomInt = (below: number) => Math.floor(Math.random() * below);

export const anyOf = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)] as Item;

/** Inserts a random order of one to three lines, placed between September and December 2026. */
export async function newPastOrder(
  shop: ReturnType<typeof testShop>,
  products: readonly string[],
): Promise<void> {
  const id = newUuid();
  const first = randomInt(products.length);
  const lines = Array.from({ length: 1 + randomInt(Math.min(3, products.length)) }, (_, index) => ({
    productId: products[(first + index) % products.length] as string,
    quantity: 1 + randomInt(3),
    price: 1_000 + randomInt(500_000),
  }));
  const subtotal = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const discount = randomInt(2) * randomInt(subtotal);
  let before = 0;
  const paid = lines.map(({ quantity, price }) => {
    const from = Math.floor((before * (subtotal - discount)) / subtotal);
    before += quantity * price;
    return Math.floor((before * (subtotal - discount)) / subtotal) - from;
  });
  const at = new Date(Date.UTC(2026, 8, 1) + randomInt(110 * 24 * 3_600) * 1_000);
  await shop.asOwner(
    `with made as (
       insert into customer_order (id, status, fulfilment, payment_method, payment_status,
         subtotal_centavos, shipping_centavos, discount_centavos, total_centavos, vat_centavos,
         address, notes, created_at, updated_at)
       values ($1, $2, 'delivery', 'cod', $9, $3, 7500, $10, $4, round($4::bigint * 12 / 112.0), '{}', '', $5,
         $5)
     )
     insert into order_line
     select $1, place, product_id, 'A part', 'SKU', '', price, quantity, paid
     from unnest($6::uuid[], $7::bigint[], $8::smallint[], $11::bigint[])
       with ordinality as line (product_id, price, quantity, paid, place)`,
    [
      id,
      anyOf(orderStatuses),
      subtotal,
      subtotal + 7_500 - discount,
      at,
      lines.map(({ productId }) => productId),
      lines.map(({ price }) => price),
      lines.map(({ quantity }) => quantity),
      anyOf(['unpaid', 'paid', 'partially_refunded', 'refunded']),
      discount,
      paid,
    ],
  );
}
