import type { Attributes } from '@sirkito/commerce';
import { sql } from 'kysely';
import { selectRanked } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import { cardColumns, cardTables, type CardRow } from '../product/product-cards.queries.ts';

interface Detail {
  status: 'active';
  description: string;
  warrantyMonths: number;
  weightG: number | null;
  boxMm: number[] | null;
  createdAt: string;
  attributes: Attributes;
  /** Of all categories, by id. */
  categoryNames: Record<string, string>;
}

interface ProductRow extends CardRow {
  /** 0 is the product itself. */
  rank: number;
  /** Null for the related products. */
  detail: Detail | null;
}

/**
 * Returns the product, if it is on sale, followed by the products in stock of its subcategory
 * that are nearest in price, in one statement.
 */
export function listProductAndRelated(
  read: Reader,
  id: string,
  neighbours: number,
): Promise<ProductRow[]> {
  return selectRanked(
    read,
    sql<ProductRow>`
    with own as (
      select id, category_id, coalesce(price_centavos, 0) as price from product
      where id = ${id} and status = 'active'
    )
    select ${cardColumns}, near.rank, case when near.rank = 0 then ${detail} end as detail
    from (
      select id, 0 as rank from own
      union all
      select id, row_number() over (order by distance, id) from (
        select near.* from own cross join lateral (
          (select product_id as id, price_centavos - own.price as distance
           from product_listing
           where category_id = own.category_id and in_stock and price_centavos >= own.price
             and product_id <> own.id
           order by price_centavos, product_id limit ${sql.lit(neighbours)})
          union all
          (select product_id, own.price - price_centavos
           from product_listing
           where category_id = own.category_id and in_stock and price_centavos < own.price
           order by price_centavos desc, product_id limit ${sql.lit(neighbours)})
        ) as near
        order by distance, id limit ${sql.lit(neighbours)}
      ) as nearest
    ) as near, ${cardTables}
    where product.id = near.id`,
  );
}

const detail = sql`json_build_object(
  'status', product.status,
  'description', product.description,
  'warrantyMonths', product.warranty_months,
  'weightG', product.weight_g,
  'boxMm', product.box_mm,
  'createdAt', product.created_at,
  'attributes', product.attributes,
  'categoryNames', (select json_object_agg(id, label) from category)
)`;
