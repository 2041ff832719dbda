import { maxLines } from '@sirkito/commerce';
import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';

interface Merge {
  accountId: string;
  items: readonly { productId: string; quantity: number }[];
  now: Date;
}

/** What is sold out or withdrawn comes back too, so that it can be told rather than be missing. */
export async function mergeLines(tx: Tx, { accountId, items, now }: Merge): Promise<void> {
  await sql`
    with kept as (
      select item."productId" as product_id, max(item.quantity) as quantity
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb)
        as item ("productId" uuid, quantity integer)
      group by 1
    ),
    offer as (
      select kept.product_id,
        case when coalesce(stock.on_hand, 0) > 0 then least(kept.quantity, stock.on_hand)
          else kept.quantity end as quantity,
        price_at(product.price_centavos, product.sale_price_centavos, product.sale_starts_at,
          product.sale_ends_at, ${now}) as price
      from kept
      join product on product.id = kept.product_id
        and product.status in ('active', 'archived') and product.price_centavos is not null
      left join stock on stock.product_id = kept.product_id
      order by kept.product_id
      limit greatest(0, ${maxLines} - (select count(*) from cart_line
        where account_id = ${accountId}
          and product_id not in (select product_id from kept)))
    )
    insert into cart_line (account_id, product_id, quantity, seen_price_centavos, added_at)
    select ${accountId}::uuid, product_id, quantity, price, ${now}::timestamptz from offer
    on conflict (account_id, product_id)
    do update set quantity = greatest(cart_line.quantity, excluded.quantity)
  `.execute(tx);
}
