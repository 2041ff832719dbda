-- why: The order's timeline and the stock ledger show what changed, not who changed it. Rows of the
-- previous version, and of placed orders, name no one.

alter table order_event
  add column actor_kind text,
  add column actor_id uuid,
  add constraint order_event_actor_kind_known
    check (actor_kind in ('customer', 'staff', 'system')) not valid;
comment on column order_event.actor_kind is 'personal: none';
-- Set for staff only.
comment on column order_event.actor_id is 'personal: none';

alter table stock_movement
  add column actor_kind text,
  add column actor_id uuid,
  add constraint stock_movement_actor_kind_known
    check (actor_kind in ('customer', 'staff', 'system')) not valid;
comment on column stock_movement.actor_kind is 'personal: none';
comment on column stock_movement.actor_id is 'personal: none';
