-- Marks the category's bitmaps as outdated, for readers and for the worker that rebuilds them;
-- those of both categories if the product moved.
create or replace function record_listing_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into listing_change (category_id)
  select old.category_id where old.category_id is not null
  union
  select new.category_id where new.category_id is not null;
  return null;
end
$$;
