-- why: Stock is the sum of its movements.

create table stock (
  product_id uuid primary key,
  on_hand integer not null default 0,
  constraint stock_product_fk foreign key (product_id) references product (id) on delete cascade,
  constraint stock_is_never_negative check (on_hand >= 0)
);
comment on table stock is 'personal: none';

create trigger stock_added
after insert on stock
for each row execute function sync_listing_stock();

create trigger stock_changed
after update of on_hand on stock
for each row
when ((old.on_hand > 0) is distinct from (new.on_hand > 0))
execute function sync_listing_stock();

create table stock_movement (
  id uuid not null,
  at timestamptz not null,
  product_id uuid not null,
  quantity integer not null,
  reason text not null,
  reference text not null,
  constraint stock_movement_pk primary key (id, at),
  constraint stock_movement_product_fk foreign key (product_id) references product (id),
  constraint stock_movement_moves_something check (quantity <> 0),
  constraint stock_movement_reason_known check (
    reason in ('received', 'adjusted', 'sold', 'released', 'returned', 'damaged')
  ),
  constraint stock_movement_reference_length check (length(reference) between 1 and 200)
);
create unique index stock_movement_by_staff_once on stock_movement (id)
where reason not in ('sold', 'released');
create index stock_movement_by_time on stock_movement using brin (at);
create index stock_movement_product on stock_movement (product_id, at desc);
create index stock_movement_sold on stock_movement (at) include (product_id, quantity)
where reason in ('sold', 'released');
comment on table stock_movement is 'personal: none';
grant insert on stock_movement to sirkito_app;

create trigger stock_movement_applied
after insert on stock_movement
referencing new table as moved for each statement execute function apply_stock_movements();
