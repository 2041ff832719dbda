import { orderStatuses } from '@sirkito/commerce';
import { v7 as newUuid } from 'uuid';
import type { testShop } from './test-shop.ts';

const dice = (most: number) => Math.floor(Math.random() * most);

export const anyOf = <Item>(items: readonly Item[]): Item => items[dice(items.length)] as Item;

/** An order of one line in any status, from any moment between September and December 2026. */
export async function newPastOrder(
  shop: ReturnType<typeof testShop>,
  products: readonly string[],
): Promise<void> {
  const id = newUuid();
  const [quantity, price] = [1 + dice(3), 1_000 + dice(500_000)];
  const total = quantity * price + 7_500;
  const at = new Date(Date.UTC(2026, 8, 1) + dice(110 * 24 * 3_600) * 1_000);
  await shop.asOwner(
    `with made as (
       insert into customer_order (id, status, payment_method, payment_status, subtotal_centavos,
         shipping_centavos, total_centavos, vat_centavos, address, notes, created_at, updated_at)
       values ($1, $2, 'cod', 'unpaid', $3, 7500, $4, round($4::bigint * 12 / 112.0), '{}', '', $5,
         $5)
     )
     insert into order_line values ($1, 1, $6, 'A part', 'SKU', '', $7, $8)`,
    [id, anyOf(orderStatuses), total - 7_500, total, at, anyOf(products), price, quantity],
  );
}
