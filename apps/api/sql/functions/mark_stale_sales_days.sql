-- Marks the days of added or deleted orders, so that the worker sums their sales again.
create or replace function mark_stale_sales_days() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into stale_sales_day (day) select distinct manila_day(created_at) from changed;
  return null;
end
$$;
