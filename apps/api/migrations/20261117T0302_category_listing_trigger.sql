-- why: A trigger of the next file names this function, which has no file any more. A later migration
-- drops both.

create or replace function sync_category_listing() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  return null;
end
$$;
