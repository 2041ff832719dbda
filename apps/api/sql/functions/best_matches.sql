-- Returns the best search matches: exact models first, then in stock before sold out, then short
-- names. A function, so that each connection plans it once.
create or replace function best_matches(queries tsquery[], most integer)
returns table (id uuid, name text, "categoryName" text)
language plpgsql stable as $$
begin
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
