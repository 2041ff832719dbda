-- Returns the products whose new price is below their highest within 30 days, with the promotions
-- saved or started within them. Older ones were part of that price, and those of more than half were
-- confirmed on their own.
create or replace function lowered_prices(skus text[], prices bigint[])
returns table (sku text, name text, price bigint, highest bigint, promotions jsonb)
language sql stable set search_path = public, pg_temp as $$
  with given as (
    select product.*, given.price, array[leaf.id, leaf.parent_id, above.parent_id] as category_ids,
      now() - interval '30 days' as since
    from unnest(skus, prices) as given (sku, price)
    join product on product.sku = given.sku
    join category as leaf on leaf.id = product.category_id
    left join category as above on above.id = leaf.parent_id
  )
  select given.sku, given.name, given.price, history.highest, recent.promotions
  from given
  cross join lateral (
    select max(greatest(
      price_at(price_centavos, sale_price_centavos, sale_starts_at, sale_ends_at, since),
      price_at(price_centavos, sale_price_centavos, sale_starts_at, sale_ends_at, now()))) as highest
    from (
      select price_history.*, lead(at) over (order by at) as replaced_at
      from price_history where product_id = given.id
    ) as price
    where replaced_at is null or replaced_at > since
  ) as history
  cross join lateral (
    select coalesce(jsonb_agg(
      jsonb_build_object('kind', kind, 'value', value, 'minimum', minimum_centavos)), '[]') as promotions
    from promotion
    where greatest(promotion.updated_at, starts_at) > since and coalesce(ends_at > now(), true)
      and coalesce(redemptions < max_redemptions, true)
      and value * 2 <= case kind when 'percent' then 100 else minimum_centavos end
      and case scope
        when 'products' then given.id::text = any (targets)
        when 'brands' then given.brand_id = any (targets)
        when 'categories' then given.category_ids && targets
        else true end
  ) as recent
  where given.price < history.highest
$$;
