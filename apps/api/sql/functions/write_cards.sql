-- Stores what the cards of these products show, except prices, stock and ratings.
create or replace function write_cards(ids uuid[]) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into product_card as stored (product_id, card)
  select product.id, json_build_object(
    '_id', product.id,
    'name', product.name,
    'slug', product.slug,
    'sku', product.sku,
    'images', coalesce(image.files, '[]'),
    'imagePlaceholders', coalesce(image.placeholders, '[]'),
    'brand', json_build_object('id', brand.id, 'name', brand.name),
    'category', json_build_object('id', category.id, 'name', category.label),
    'facts', product.facts
  )
  from product
  join brand on brand.id = product.brand_id
  join category on category.id = product.category_id
  cross join lateral (
    select json_agg(file order by position) as files,
      json_agg(placeholder order by position) as placeholders
    from product_image where product_id = product.id
  ) as image
  where product.id = any(ids)
  on conflict (product_id) do update set card = excluded.card
  where stored.card::text <> excluded.card::text;
$$;
