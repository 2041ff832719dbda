-- Counts a category's products per facet value and returns a page of them by price, from the bitmaps
-- only. `filters` and `chosen` are pairs of facet and value. Each facet counts as if its own filter
-- were not set; so does the price range. Returns no row while the bitmaps are outdated.
-- One statement: it must see the bitmaps and the changes since in one snapshot.
create or replace function browse_by_bitmaps(
  category text, at timestamptz, facets text[], filters text[], chosen text[], low bigint,
  high bigint, direction integer, skip integer, most integer
)
returns table (total integer, "minPrice" bigint, "maxPrice" bigint, counts json, ids uuid[])
language plpgsql stable rows 1
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return query
  with listed as materialized (
    select bits from listing_bitmap
    where category_id = category and valid @> at
      and not exists (select from listing_change as change where change.category_id = category)
  ), passing as materialized (
    select name, coalesce(bit_or((
      select overlay(listed.bits & ~listed.bits placing value.bits from start + 1)
      from facet_bitmap as value
      where value.category_id = category and value.facet = name and value.value = wanted
    )), bits & ~bits) as bits
    from listed, unnest(filters, chosen) as filter (name, wanted) group by name, bits
    union all
    select 'price', bits & (bits >> coalesce((
      -- The products cheaper than the range, then those up to its end.
      select part * 64 + width_bucket(low - 1, prices) from listing_order
      where category_id = category and prices[1] < low order by part desc limit 1
    ), 0)) & ~(bits >> coalesce((
      select part * 64 + width_bucket(high, prices) from listing_order
      where category_id = category and prices[1] <= high order by part desc limit 1
    ), 0))
    from listed where low is not null
  ), masked as materialized (
    select facet.name, no::integer, coalesce((
      select bit_and(passing.bits) from passing where passing.name <> facet.name
    ), bits)::bit varying as mask
    from listed, unnest('{all,price}' || facets) with ordinality as facet (name, no)
  ), size as materialized (
    select matching.mask, bit_count(matching.mask)::integer as size,
      position(B'1' in unpriced.mask) - 1 as lowest,
      (set_bits(unpriced.mask, unpriced.size, unpriced.size))[1] as highest
    from masked as matching
    cross join (
      select mask, bit_count(mask)::integer as size from masked where name = 'price'
    ) as unpriced
    where matching.name = 'all'
  )
  select size, (
    select prices[lowest % 64 + 1] from listing_order
    where category_id = category and part = lowest / 64
  ), (
    select prices[highest % 64 + 1] from listing_order
    where category_id = category and part = highest / 64
  ), (
    select json_build_array(
      json_agg(no), json_agg(value), json_agg(count), json_agg((
        select name from brand where id = value
      )) filter (where facets[no] = 'brand')
    )
    from (
      -- OFFSET 0 keeps PostgreSQL from counting twice, for the condition and for the result.
      select no - 2 as no, value, bit_count(
        bits & substring(masked.mask from start + 1 for stop - start)
      ) as count
      from masked join facet_bitmap on category_id = category and facet = masked.name
      where no > 2 offset 0
    ) as counted
    where count > 0
  ), case when direction <> 0 then array(
    select (
      select product_ids[place % 64 + 1] from listing_order
      where category_id = category and part = place / 64
    )
    from unnest(set_bits(
      mask,
      case direction when 1 then skip + 1 else greatest(size - skip - most + 1, 1) end,
      case direction when 1 then least(skip + most, size) else size - skip end
    )) as place
    order by place * direction
  ) end
  from size;
end
$$;
