-- Copies stock, rating and featured order to the category's partition; other changes rewrite both rows.
create or replace function sync_category_listing() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update category_listing
  set in_stock = new.in_stock, rating = new.rating, pin = new.pin, featured = new.featured
  where product_id = new.product_id and category_id = new.category_id;
  return null;
end
$$;
