-- why: The constraints of the previous migration also hold for existing rows, whose actor is null.

alter table order_event validate constraint order_event_actor_kind_known;
alter table stock_movement validate constraint stock_movement_actor_kind_known;
