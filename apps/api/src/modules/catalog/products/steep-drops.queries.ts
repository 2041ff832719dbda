import type { Centavos } from '@sirkito/commerce';
import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/transaction.ts';

/** Returns the highest price of each SKU within the last day. A sale counts if it ran all day. */
export async function listHighestPrices(
  tx: Tx,
  skus: readonly string[],
): Promise<Map<string, Centavos>> {
  if (skus.length === 0) return new Map();
  const { rows } = await sql<{ sku: string; highest: Centavos }>`
    select sku, max(greatest(
        price_at(price, sale_price, starts_at, ends_at, day_ago),
        price_at(price, sale_price, starts_at, ends_at, now()))) as highest
    from (
      select product.sku, price_history.price_centavos as price,
        price_history.sale_price_centavos as sale_price,
        price_history.sale_starts_at as starts_at, price_history.sale_ends_at as ends_at,
        lead(price_history.at) over (partition by product.id order by price_history.at) as replaced_at,
        now() - interval '1 day' as day_ago
      from price_history join product on product.id = price_history.product_id
      where product.sku = any (${skus}::text[])
    ) as history
    where replaced_at is null or replaced_at > day_ago
    group by sku
    having max(price) is not null`.execute(tx);
  return new Map(rows.map(({ sku, highest }) => [sku, highest]));
}
