-- Maintains the stock levels from the ledger and announces products that are back in stock.
create or replace function apply_stock_movements() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  back text;
begin
  -- As in migrations from before the levels.
  if not exists (select from moved) then
    return null;
  end if;
  insert into stock_level (product_id, location_id)
  select distinct product_id, location_id from moved order by product_id, location_id
  on conflict do nothing;
  -- In order, so that two changes of the same parts wait for each other and never lock.
  perform 1 from stock_level
  where (product_id, location_id) in (select product_id, location_id from moved)
  order by product_id, location_id for update;
  with change as (
    select product_id, location_id,
      sum(case when kind in ('allocated', 'released') then 0 else quantity end)::integer as on_hand,
      sum(case when kind in ('allocated', 'released') then -quantity
        when kind = 'shipped' then quantity else 0 end)::integer as allocated
    from moved group by product_id, location_id
  ),
  changed as (
    update stock_level as level
    set on_hand = level.on_hand + change.on_hand, allocated = level.allocated + change.allocated
    from change
    where level.product_id = change.product_id and level.location_id = change.location_id
    returning level.product_id, level.on_hand - level.allocated as available,
      change.on_hand - change.allocated as added
  )
  select string_agg(product_id::text, ',') into back
  from changed where available = added and available > 0;
  -- More than fit into one notice: all of it may be back.
  if back is not null then
    perform pg_notify('stock_back', case when length(back) < 7000 then back else '' end);
  end if;
  return null;
end
$$;
