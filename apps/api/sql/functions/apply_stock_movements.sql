-- Maintains the stock on hand from the ledger and announces products that are back in stock.
create or replace function apply_stock_movements() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  fresh uuid[];
  back text;
begin
  -- What is proposed is checked even where it is then not inserted, so less than nothing is
  -- proposed as nothing and taken off below.
  with added as (
    insert into stock (product_id, on_hand)
    select product_id, greatest(sum(quantity), 0) from moved group by product_id
    order by product_id
    on conflict (product_id) do nothing
    returning product_id
  )
  select coalesce(array_agg(product_id), '{}') into fresh from added;
  -- In id order, so that two changes of the same parts wait for each other and never lock.
  perform 1 from stock
  where product_id in (select product_id from moved except select unnest(fresh))
  order by product_id for update;
  with changed as (
    update stock set on_hand = on_hand + change.quantity
    from (select product_id, sum(quantity)::integer as quantity from moved group by 1) as change
    where stock.product_id = change.product_id
      and (change.quantity < 0 or change.product_id <> all (fresh))
    returning stock.product_id, stock.on_hand, change.quantity
  )
  select string_agg(product_id::text, ',') into back
  from changed where on_hand = quantity and on_hand > 0;
  -- More than fit into one notice: all of it may be back.
  if back is not null then
    perform pg_notify('stock_back', case when length(back) < 7000 then back else '' end);
  end if;
  return null;
end
$$;
