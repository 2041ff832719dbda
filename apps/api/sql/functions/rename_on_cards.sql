-- Rewrites the cards of all products of a brand or category.
create or replace function rename_on_cards() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Waits for writers of products and images: their card would be overwritten with what it was before.
  lock table product, product_image in share mode;
  if tg_table_name = 'brand' then
    perform write_cards(array(select id from product where brand_id = new.id));
  else
    perform write_cards(array(select id from product where category_id = new.id));
  end if;
  return null;
end
$$;
