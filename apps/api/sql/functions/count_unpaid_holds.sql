-- Maintains the units at each location that unpaid orders of new customers hold. Orders allocate them
-- in the statement that inserts the order, and release them after the one that cancels it.
create or replace function count_unpaid_holds() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  begun uuid[];
  ended uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id) into begun from changed
    where is_new_customer and holds_unpaid(payment_method, status, payment_status);
  else
    select array_agg(id) filter (where holds), array_agg(id) filter (where held)
    into begun, ended
    from (
      select id, holds_unpaid(changed.payment_method, changed.status, changed.payment_status) as holds,
        holds_unpaid(former.payment_method, former.status, former.payment_status) as held
      from changed join former using (id) where changed.is_new_customer
    ) as change
    where holds <> held;
  end if;
  if begun is null and ended is null then
    return null;
  end if;
  -- In order, like everything that locks stock.
  perform 1 from stock_level
  where (product_id, location_id) in (
    select product_id, location_id from stock_movement where order_id = any (begun || ended)
  )
  order by product_id, location_id for update;
  update stock_level as level set held_unpaid = held_unpaid + change.units
  from (
    select product_id, location_id,
      sum(case when order_id = any (ended) then quantity else -quantity end)::integer as units
    from stock_movement
    where order_id = any (begun || ended) and kind in ('allocated', 'released')
    group by product_id, location_id
  ) as change
  where level.product_id = change.product_id and level.location_id = change.location_id;
  return null;
end
$$;
