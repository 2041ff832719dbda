-- Reserves stock again for an order that was paid late: all of it, or returns false.
create or replace function reserve_stock(movements jsonb) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform 1 from stock
  where product_id in (
    select "productId" from jsonb_to_recordset(movements) as moved ("productId" uuid)
  )
  order by product_id for update;
  if exists (
    select 1
    from jsonb_to_recordset(movements) as moved ("productId" uuid, quantity integer)
    left join stock on stock.product_id = moved."productId"
    where coalesce(stock.on_hand, 0) + moved.quantity < 0
  ) then
    return false;
  end if;
  insert into stock_movement (id, at, product_id, quantity, reason, reference, actor_kind, actor_id)
  select id, at, "productId", quantity, reason, reference, "actorKind", "actorId"
  from jsonb_to_recordset(movements) as moved
    (id uuid, at timestamptz, "productId" uuid, quantity integer, reason text, reference text,
      "actorKind" text, "actorId" uuid);
  return true;
end
$$;
