import type { Centavos } from '@sirkito/commerce';
import { sql } from 'kysely';
import { selectRanked } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';

export interface LineRow {
  generation: number;
  /** The promotion of the cart's code. */
  codeId: string | null;
  /** Whether any promotion without a code runs. */
  isPromotionRunning: boolean;
  /** Null in the single row of an empty cart. */
  list: 'cart' | 'saved' | null;
  productId: string;
  quantity: number;
  seenPrice: Centavos;
  title: string;
  slug: string;
  brandId: string;
  /** The category and the two above it. */
  categoryIds: string[];
  status: string;
  image: string | null;
  price: Centavos;
  salePrice: Centavos | null;
  saleStartsAt: Date | null;
  saleEndsAt: Date | null;
  weightG: number | null;
  boxMm: number[] | null;
  available: number;
}

/** Lists cart and saved lines with current product data, oldest first. */
export function listLines(read: Reader, accountId: string, at: Date): Promise<LineRow[]> {
  return selectRanked(
    read,
    sql<LineRow & { rank: number }>`
      select row_number() over (order by line.added_at, line.product_id) as rank,
        cart.generation::int as generation,
        cart.promotion_id as "codeId",
        exists (select from promotion where code is null and starts_at <= ${at}::timestamptz
          and (ends_at is null or ends_at > ${at}::timestamptz)) as "isPromotionRunning",
        line.list, line.product_id as "productId", product.brand_id as "brandId",
        array_remove(array[leaf.id, leaf.parent_id, above.parent_id], null) as "categoryIds",
        line.quantity, line.seen::float8 as "seenPrice", product.name as title, product.slug,
        product.status, product.price_centavos::float8 as price,
        product.sale_price_centavos::float8 as "salePrice",
        product.sale_starts_at as "saleStartsAt", product.sale_ends_at as "saleEndsAt",
        product.weight_g as "weightG", product.box_mm as "boxMm",
        coalesce((select available from available_stock where product_id = line.product_id), 0)
          as available,
        (select file from product_image where product_id = product.id order by position limit 1)
          as image
      from cart
      left join lateral (
        select 'cart' as list, product_id, quantity, seen_price_centavos as seen, added_at
        from cart_line where account_id = cart.account_id
        union all
        select 'saved', product_id, quantity, 0, added_at
        from saved_line where account_id = cart.account_id
      ) as line on true
      left join product on product.id = line.product_id
      left join category as leaf on leaf.id = product.category_id
      left join category as above on above.id = leaf.parent_id
      where cart.account_id = ${accountId}`,
  );
}
