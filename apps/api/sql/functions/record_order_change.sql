-- Increments an order's version and writes its status changes to the outbox in the same commit.
create or replace function record_order_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.version := old.version + 1;
  insert into outbox (id, kind, payload, at)
  select gen_random_uuid(), kind, jsonb_build_object('orderId', new.id), new.updated_at
  from (values
    ('order_' || new.status, new.status <> old.status),
    ('payment_' || new.payment_status, new.payment_status <> old.payment_status)
  ) as change (kind, is_new)
  where is_new;
  return new;
end
$$;
