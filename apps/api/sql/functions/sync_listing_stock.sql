-- Copies stock to the listing in the same transaction. If a save is replacing the row, waits for
-- the product's lock and updates the new one.
create or replace function sync_listing_stock() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  is_available boolean := (select available > 0 from available_stock where product_id = new.product_id);
begin
  update product_listing set in_stock = is_available where product_id = new.product_id;
  if not found then
    perform 1 from product where id = new.product_id for share;
    update product_listing set in_stock = is_available where product_id = new.product_id;
  end if;
  return null;
end
$$;
