-- why: a product's first movement wrote its stock twice, as nothing and then as what came. An
-- import of a million products wrote a million rows too many.
create or replace function keep_stock() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  fresh uuid[];
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
  where product_id in (select product_id from moved) and product_id <> all (fresh)
  order by product_id for update;
  update stock set on_hand = on_hand + change.quantity
  from (select product_id, sum(quantity)::integer as quantity from moved group by 1) as change
  where stock.product_id = change.product_id
    and (change.quantity < 0 or change.product_id <> all (fresh));
  return null;
end
$$;
