-- Marks the category's bitmaps as outdated, for readers and for the worker that rebuilds them.
create or replace function record_listing_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into listing_change (category_id) values (coalesce(new.category_id, old.category_id));
  return null;
end
$$;
