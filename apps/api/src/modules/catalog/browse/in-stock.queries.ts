import { sql, type RawBuilder } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';

/** Of this many products at about the same price, the one with the fewest missing specs is taken. */
const candidatesPerStep = 16;

/**
 * Returns ids of products in stock: all of a subcategory with at most `each`, else one from each of
 * `each` price steps between the lowest and the highest price. Steps grow by a constant ratio. Every
 * step is an index lookup, so the cost does not depend on the size of the catalogue.
 */
export async function listInStockByPrice(
  read: Reader,
  categoryIds: readonly string[],
  each: number,
): Promise<string[]> {
  const limit = sql.lit(each);
  const priceOf = (step: RawBuilder<unknown>) =>
    sql`floor(low * power(beyond::float8 / low, (${step}) / ${limit}::float8))::bigint`;
  const inStock = sql`product_listing as listing
    where listing.category_id = wanted.category_id and listing.in_stock`;
  const rows = await selectRaw(
    read,
    sql<{ id: string }>`
    with wanted as (
      select category_id, many, low, beyond
      from unnest(${categoryIds}::text[]) as wanted (category_id)
      cross join lateral (
        select count(*) as many from (select from ${inStock} limit ${limit} + 1) as first
      ) as counted
      cross join lateral (
        select price_centavos as low from ${inStock} order by price_centavos limit 1
      ) as cheapest
      cross join lateral (
        select price_centavos + 1 as beyond from ${inStock} order by price_centavos desc limit 1
      ) as dearest
    )
    select listing.product_id as id
    from wanted
    cross join lateral (select product_id from ${inStock} and many <= ${limit}) as listing
    union
    select listing.product_id
    from wanted
    cross join generate_series(0, ${limit} - 1) as step
    cross join lateral (
      select near.product_id from (
        select listing.product_id, price_centavos from ${inStock} and many > ${limit}
          and price_centavos >= ${priceOf(sql`step`)} and price_centavos < ${priceOf(sql`step + 1`)}
        order by price_centavos, listing.product_id limit ${sql.lit(candidatesPerStep)}
      ) as near
      join product on product.id = near.product_id
      order by cardinality(product.missing_attributes), near.price_centavos, near.product_id limit 1
    ) as listing`,
  );
  return rows.map(({ id }) => id);
}
