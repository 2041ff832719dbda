-- Returns matches of each query, best query first, until there are enough; a worse query can't give
-- a better match. Ranks at most 80 per query; 20 from the sample are enough. May return a product
-- twice. Sequential scans are off: they take seconds when all matches are at the table's end.
create or replace function search_candidates(queries tsquery[], wanted integer)
returns table (product_id uuid, name text, category_id text, in_stock boolean, tier integer)
language plpgsql stable
set enable_seqscan = off set plan_cache_mode = force_generic_plan as $$
declare
  given integer;
begin
  for query_no in 1 .. coalesce(array_length(queries, 1), 0) loop
    return query
      select l.product_id, l.name, l.category_id, l.in_stock, query_no from product_listing as l
      where document @@ queries[query_no] and l.product_id::text ~ '[0-3]0$' limit 80;
    get diagnostics given = row_count;
    exit when given >= greatest(20, wanted);
    return query
      select l.product_id, l.name, l.category_id, l.in_stock, query_no from product_listing as l
      where document @@ queries[query_no] limit 80;
    get diagnostics given = row_count;
    exit when given >= wanted;
  end loop;
end
$$;
