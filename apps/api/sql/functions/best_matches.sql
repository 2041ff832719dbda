-- Returns the best search matches: exact models first, then in stock before sold out, then short
-- names. The last query matches every result. If a sample shows that it matches few products, all of
-- them are ranked; otherwise the candidates of the best queries. Sequential scans: search_candidates.
create or replace function best_matches(queries tsquery[], most integer)
returns table (id uuid, name text, "categoryName" text)
language plpgsql stable
set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  widest tsquery := queries[cardinality(queries)];
  sampled integer;
begin
  perform from product_listing
  where document @@ widest and product_id::text ~ '[0-3]0$' limit 2;
  get diagnostics sampled = row_count;
  if sampled < 2 then
    return query
      select l.product_id, l.name, category.label
      from product_listing as l join category on category.id = l.category_id
      where document @@ widest
      order by (
        select min(tier) from unnest(queries) with ordinality as asked (query, tier)
        where l.document @@ query
      ), l.in_stock desc, length(l.name), l.product_id
      limit most;
    return;
  end if;
  return query
    select found.product_id, found.name, category.label
    from (
      select distinct on (c.product_id) c.* from search_candidates(queries, most) as c
      order by c.product_id, c.tier
    ) as found
    join category on category.id = found.category_id
    order by found.tier, found.in_stock desc, length(found.name), found.product_id
    limit most;
end
$$;
