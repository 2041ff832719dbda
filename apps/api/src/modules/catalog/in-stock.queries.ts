import { sql, type RawBuilder } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';

/** Of so many that cost about the same, the one with the fewest facts missing is looked at. */
const alike = 16;

/**
 * Ids of what can be had today: all of a subcategory that has no more than `each`, else one from
 * each of so many steps between the least price and the most, every step dearer than the one before
 * by the same part. All of it is looked up in an index, so it costs the same at any size.
 */
export async function listInStockByPrice(
  read: Reader,
  categoryIds: readonly string[],
  each: number,
): Promise<string[]> {
  const most = sql.lit(each);
  const priceOf = (step: RawBuilder<unknown>) =>
    sql`floor(low * power(beyond::float8 / low, (${step}) / ${most}::float8))::bigint`;
  const inStock = sql`product_listing as listing
    where listing.category_id = wanted.category_id and listing.in_stock`;
  const rows = await selectRaw(
    read,
    sql<{ id: string }>`
    with wanted as (
      select category_id, many, low, beyond
      from unnest(${categoryIds}::text[]) as wanted (category_id)
      cross join lateral (
        select count(*) as many from (select from ${inStock} limit ${most} + 1) as first
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
    cross join lateral (select product_id from ${inStock} and many <= ${most}) as listing
    union
    select listing.product_id
    from wanted
    cross join generate_series(0, ${most} - 1) as step
    cross join lateral (
      select near.product_id from (
        select listing.product_id, price_centavos from ${inStock} and many > ${most}
          and price_centavos >= ${priceOf(sql`step`)} and price_centavos < ${priceOf(sql`step + 1`)}
        order by price_centavos, listing.product_id limit ${sql.lit(alike)}
      ) as near
      join product on product.id = near.product_id
      order by cardinality(product.lacks), near.price_centavos, near.product_id limit 1
    ) as listing`,
  );
  return rows.map(({ id }) => id);
}
