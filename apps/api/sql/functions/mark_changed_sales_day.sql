-- Marks the days of a changed order, so that the worker sums their sales again.
create or replace function mark_changed_sales_day() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into stale_sales_day (day)
  select manila_day(old.created_at) union select manila_day(new.created_at);
  return null;
end
$$;
