-- Counts the matches of each search query within its prices, up to a limit. Null is no bound.
-- Sequential scans are off: see search_candidates.
create or replace function count_matches(
  queries tsquery[], lowest bigint[], highest bigint[], at timestamptz, most integer
)
returns table (rank integer, matches integer)
language plpgsql stable set enable_seqscan = off as $$
begin
  return query
    select asked.no::integer, (
      select count(*)::integer from (
        select from product_listing as l
        where l.document @@ asked.query
          and price_at(
            l.price_centavos, l.sale_price_centavos, l.sale_starts_at, l.sale_ends_at, at
          ) between coalesce(asked.low, 0) and coalesce(asked.high, 9223372036854775807)
        limit most
      ) as found
    )
    from unnest(queries, lowest, highest) with ordinality as asked (query, low, high, no);
end
$$;
