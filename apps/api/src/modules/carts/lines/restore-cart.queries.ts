import { maxLines } from '@sirkito/commerce';
import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';

interface LineMerge {
  accountId: string;
  items: readonly { productId: string; quantity: number }[];
  now: Date;
}

/** Restores unavailable products too, so the cart can report them instead of losing them. */
export async function mergeLines(tx: Tx, { accountId, items, now }: LineMerge): Promise<void> {
  await sql`
    with stored as (
      select item."productId" as product_id, max(item.quantity) as quantity
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as item ("productId" uuid, quantity integer)
      group by 1
    ),
    offer as (
      select stored.product_id,
        least(stored.quantity, nullif((
          select available from available_stock where product_id = product.id), 0)) as quantity,
        price_at(product.price_centavos, product.sale_price_centavos, product.sale_starts_at,
          product.sale_ends_at, ${now}) as price
      from stored
      join product on product.id = stored.product_id
        and product.status in ('active', 'archived') and product.price_centavos is not null
      order by stored.product_id
      limit greatest(0, ${maxLines} - (select count(*) from cart_line
        where account_id = ${accountId}
          and product_id not in (select product_id from stored)))
    )
    insert into cart_line (account_id, product_id, quantity, seen_price_centavos, added_at)
    select ${accountId}::uuid, product_id, quantity, price, ${now}::timestamptz from offer
    on conflict (account_id, product_id)
    do update set quantity = greatest(cart_line.quantity, excluded.quantity)
  `.execute(tx);
}
