import { sql } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader } from '#api/platform/db/transaction.ts';

interface Most {
  /** How many of each subcategory, spread evenly over the prices. */
  each: number;
  now: Date;
}

/** Ids of what can be had today. */
export async function listInStockByPrice(
  read: Reader,
  categoryIds: readonly string[],
  { each, now }: Most,
): Promise<string[]> {
  const rows = await selectRaw(
    read,
    sql<{ id: string }>`
    with priced as (
      select product_id, category_id,
        case when sale_price_centavos is not null
              and (sale_starts_at is null or sale_starts_at <= ${now}::timestamptz)
              and (sale_ends_at is null or sale_ends_at > ${now}::timestamptz)
        then sale_price_centavos else price_centavos end as price
      from category_listing
      where category_id in (${sql.join(categoryIds.map((id) => sql.lit(id)))}) and in_stock
    ), placed as (
      select product_id,
        row_number() over (partition by category_id order by price, product_id) - 1 as place,
        count(*) over (partition by category_id) as many
      from priced
    )
    select product_id as id from placed
    where many <= ${each} or place = 0
      or place * ${each} / many <> (place - 1) * ${each} / many`,
  );
  return rows.map(({ id }) => id);
}
