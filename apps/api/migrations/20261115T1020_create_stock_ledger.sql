-- why: stock is a ledger. Whoever moves stock adds a row that says why; the count on hand is
-- kept by the database from those rows and can be changed in no other way, so the two agree by
-- construction, and nothing can be sold that is not there.
create table stock (
  product_id uuid primary key,
  on_hand integer not null default 0,
  constraint stock_product_fk foreign key (product_id) references product (id) on delete cascade,
  constraint stock_is_never_negative check (on_hand >= 0)
);
comment on table stock is 'personal: none';

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
create index stock_movement_product on stock_movement (product_id, at desc);
comment on table stock_movement is 'personal: none';

create function keep_stock() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into stock (product_id, on_hand)
  select product_id, 0 from moved group by product_id
  on conflict (product_id) do nothing;
  -- In id order, so that two changes of the same parts wait for each other and never lock.
  perform 1 from stock
  where product_id in (select product_id from moved)
  order by product_id for update;
  update stock set on_hand = on_hand + change.quantity
  from (select product_id, sum(quantity)::integer as quantity from moved group by 1) as change
  where stock.product_id = change.product_id;
  return null;
end
$$;

create trigger stock_movement_keeps_stock
after insert on stock_movement
referencing new table as moved
for each statement execute function keep_stock();

grant insert on stock_movement to sirkito_app;
