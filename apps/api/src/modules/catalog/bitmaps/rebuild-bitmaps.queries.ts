import { filterAttributes } from '@sirkito/commerce';
import { sql } from 'kysely';
import { selectRaw } from '#api/platform/db/select-raw.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import { facetColumn } from '../product/facet-columns.queries.ts';

/** Returns the categories without bitmaps, or whose bitmaps no longer match their products. */
export async function listOutdatedCategories(read: Reader, now: Date): Promise<string[]> {
  const rows = await selectRaw(
    read,
    sql<{ id: string }>`
      select category.id from category
      left join listing_bitmap on listing_bitmap.category_id = category.id
      where valid @> ${now}::timestamptz is not true
        or category.id in (select category_id from listing_change)`,
  );
  return rows.map(({ id }) => id);
}

/** Returns false if another worker is rebuilding this category. */
export async function tryLockBitmaps(tx: Tx, categoryId: string): Promise<boolean> {
  await sql`set local statement_timeout = '60s'`.execute(tx);
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('listing_bitmap'), hashtext(${categoryId})) as locked
  `.execute(tx);
  return rows[0]?.locked === true;
}

/**
 * Rebuilds the bitmaps of a category. One statement, so that it deletes exactly the changes that it
 * read. Bits are collected 64 at a time; zeros fill the gaps between a value's products.
 */
export async function rebuildCategory(tx: Tx, categoryId: string, now: Date): Promise<void> {
  const sets = sql.join(filterAttributes.map((name) => sql.ref(facetColumn(name))));
  const at = sql`${now}::timestamptz`;
  const id = sql`${categoryId}::text`;
  await sql`
    with changed as (
      delete from listing_change where category_id = ${id}
    ), priced as (
      select *, price_at(
        price_centavos, sale_price_centavos, sale_starts_at, sale_ends_at, ${at}
      ) as price
      from category_listing where category_id = ${id}
    ), listed as materialized (
      select product_id, price, brand_id, in_stock, price < price_centavos as is_deal,
        array_remove(array[${sets}], null) as sets,
        case when sale_price_centavos is not null then array[sale_starts_at, sale_ends_at] end
          as boundaries,
        (row_number() over (order by price, product_id) - 1)::integer as place
      from priced
    ), size as (
      select count(*)::integer as size from listed
    ), tagged as (
      select 'brand' as facet, brand_id as value, place from listed
      union all select 'in_stock', in_stock::text, place from listed
      union all select 'sale', 'true', place from listed where is_deal
      union all
      select attribute, value, place
      from listed, unnest(sets) as set_id join facet_value on facet_value.id = set_id,
        unnest("values") as value
    ), word as (
      select facet, value, place / 64 as word,
        bit_or(1::bigint << (63 - place % 64))::bit(64)::text as digits
      from tagged group by facet, value, place / 64
    ), spaced as (
      select facet, value, word, digits, word - 1 - lag(word, 1, word - 1) over (
        partition by facet, value order by word
      ) as gap
      from word
    ), bitmap as (
      select facet, value, min(word) * 64 as start, (max(word) + 1) * 64 as stop,
        string_agg(repeat('0', 64 * gap) || digits, '' order by word)::bit varying as bits
      from spaced group by facet, value
    ), emptied as (
      delete from facet_bitmap as old where category_id = ${id} and not exists (
        select from bitmap where bitmap.facet = old.facet and bitmap.value = old.value
      )
    ), counted as (
      insert into facet_bitmap as old select ${id}, facet, value, start, stop, bits from bitmap
      on conflict (category_id, facet, value) do update
      set start = excluded.start, stop = excluded.stop, bits = excluded.bits
      where (old.start, old.bits) <> (excluded.start, excluded.bits)
    ), part as (
      select place / 64 as part, array_agg(product_id order by place) as product_ids,
        array_agg(price order by place) as prices
      from listed group by place / 64
    ), shortened as (
      delete from listing_order where category_id = ${id} and part > (
        select coalesce(max(part), -1) from part
      )
    ), ordered as (
      insert into listing_order as old select ${id}, part, product_ids, prices from part
      on conflict (category_id, part) do update
      set product_ids = excluded.product_ids, prices = excluded.prices
      where (old.product_ids, old.prices) <> (excluded.product_ids, excluded.prices)
    ), boundary as (
      select moment from listed, unnest(boundaries) as moment
    )
    insert into listing_bitmap
    select ${id},
      tstzrange(max(moment) filter (where moment <= ${at}), min(moment) filter (where moment > ${at})),
      rpad(repeat('1', size), (size + 63) / 64 * 64, '0')::bit varying
    from size left join boundary on true group by size
    on conflict (category_id) do update set valid = excluded.valid, bits = excluded.bits
  `.execute(tx);
}
