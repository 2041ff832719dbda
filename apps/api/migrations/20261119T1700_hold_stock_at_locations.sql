-- why: Branches will hold stock, and a count must match the shelf. Orders allocate stock at a location;
-- it leaves the shelf when they ship. The shop must be stopped: the version before can't sell on this.

set local work_mem = '128MB';
set local maintenance_work_mem = '256MB';

create table location (
  id text not null,
  name text not null,
  kind text not null,
  -- Empty for the store's own.
  address text default '' not null,
  -- Whether customers may pick up orders there.
  pickup boolean default false not null,
  -- Orders ship from the first by rank that holds everything.
  rank smallint not null,
  active boolean default true not null,
  constraint location_pk primary key (id),
  constraint location_rank_once unique (rank) deferrable,
  constraint location_kind_known check (kind in ('warehouse', 'branch'))
);
comment on table location is 'personal: none';
insert into location (id, name, kind, pickup, rank) values ('main', 'Warehouse', 'warehouse', true, 1);

create table stock_level (
  product_id uuid not null,
  location_id text not null,
  -- What lies on the shelf, with what is allocated to orders.
  on_hand integer default 0 not null,
  allocated integer default 0 not null,
  -- The part of `allocated` that unpaid orders of new customers hold.
  held_unpaid integer default 0 not null,
  constraint stock_level_pk primary key (product_id, location_id),
  constraint stock_level_product_fk foreign key (product_id) references product (id) on delete cascade,
  constraint stock_level_location_fk foreign key (location_id) references location (id),
  constraint stock_level_allocated_is_on_hand check (allocated between 0 and on_hand),
  constraint stock_level_on_hand_limit check (on_hand <= 10000000),
  constraint stock_level_held_unpaid_range check (held_unpaid >= 0)
);
comment on table stock_level is 'personal: none';

insert into stock_level (product_id, location_id, on_hand, allocated, held_unpaid)
select product_id, 'main', on_hand + coalesce(units, 0), coalesce(units, 0), held_unpaid
from stock left join (
  select product_id, sum(quantity)::integer as units
  from customer_order join order_line on order_id = customer_order.id
  where status in ('pending', 'confirmed', 'processing')
  group by product_id
) as open_orders using (product_id);
drop table stock;

alter table stock_movement rename to former_movement;
create table stock_movement (
  id uuid not null,
  at timestamptz not null,
  kind text not null,
  location_id text not null,
  product_id uuid not null,
  -- The change of what is available; of what is on hand if shipped.
  quantity integer not null,
  unit_cost_centavos bigint,
  order_id uuid,
  -- Why staff changed it, and their note.
  reason text,
  reference text,
  actor_kind text,
  -- Set for staff only.
  actor_id uuid,
  constraint stock_movement_kind_known check (
    kind in ('received', 'allocated', 'released', 'shipped', 'returned', 'adjusted', 'transferred')
  ),
  constraint stock_movement_moves_something check (quantity <> 0),
  constraint stock_movement_direction check (
    case when kind in ('allocated', 'shipped') then quantity < 0
      when kind in ('released', 'returned', 'received') and order_id is not null then quantity > 0
      else true end
  ),
  constraint stock_movement_unit_cost check (unit_cost_centavos >= 0),
  constraint stock_movement_has_one_cause check (num_nonnulls(order_id, reason) = 1),
  constraint stock_movement_is_of_an_order check (
    order_id is not null or kind not in ('allocated', 'released', 'shipped')
  ),
  constraint stock_movement_reason_known check (
    reason in ('received', 'adjusted', 'returned', 'damaged')
  ),
  constraint stock_movement_reference_length check (length(reference) between 1 and 200),
  constraint stock_movement_reason_is_explained check ((reason is null) = (reference is null)),
  constraint stock_movement_actor_kind_known check (actor_kind in ('customer', 'staff', 'system'))
);
comment on table stock_movement is 'personal: none';

-- Movements of orders that are unknown, as of tests by hand, are adjustments.
insert into stock_movement (id, at, kind, location_id, product_id, quantity, order_id, reason,
  reference, actor_kind, actor_id)
select former.id, at,
  case
    when former.reason = 'sold' and sale.id is not null then 'allocated'
    when former.reason = 'released' and sale.id is not null then 'released'
    when former.reason in ('received', 'returned') then former.reason
    else 'adjusted'
  end,
  'main', product_id, quantity, sale.id,
  case
    when sale.id is not null then null
    when former.reason in ('sold', 'released') then 'adjusted'
    else former.reason
  end,
  case when sale.id is null then former.reference end, actor_kind, actor_id
from former_movement as former
left join customer_order as sale on former.reference = 'order ' || sale.number
  and former.reason in ('sold', 'released', 'returned');
drop table former_movement;
analyze stock_movement;

insert into stock_movement (id, at, kind, location_id, product_id, quantity, order_id, actor_kind,
  actor_id)
select gen_random_uuid(), coalesce(shipped.at, sale.updated_at), 'shipped', 'main', product_id, units,
  sale.id, shipped.actor_kind, shipped.actor_id
from customer_order as sale
join (
  select order_id, product_id, sum(quantity)::integer as units from stock_movement
  where kind in ('allocated', 'released')
  group by order_id, product_id having sum(quantity) < 0
) as allocation on allocation.order_id = sale.id
left join (
  select distinct on (order_id) order_id, at, actor_kind, actor_id from order_event
  where status = 'shipped' order by order_id, at
) as shipped on shipped.order_id = sale.id
where sale.status in ('shipped', 'delivered', 'delivery_failed', 'returned');

-- Its location is that of a level, which refers to it.
alter table stock_movement
  add constraint stock_movement_pk primary key (id),
  add constraint stock_movement_product_fk foreign key (product_id) references product (id),
  add constraint stock_movement_order_fk foreign key (order_id) references customer_order (id);
create index stock_movement_by_time on stock_movement using brin (at);
create index stock_movement_product on stock_movement (product_id, at desc);
create index stock_movement_order on stock_movement (order_id) where order_id is not null;
create index stock_movement_sold on stock_movement (at) include (product_id, quantity)
where kind in ('allocated', 'released');
analyze stock_level, stock_movement;

create view available_stock as
select product_id, sum(on_hand - allocated)::integer as available,
  sum(held_unpaid)::integer as held_unpaid
from stock_level
-- An array is read once a query, not once a product.
where location_id = any (array(select id from location where active))
group by product_id;
comment on view available_stock is 'personal: none';

create trigger stock_level_changed
after update of on_hand, allocated on stock_level
for each row
when ((old.on_hand > old.allocated) is distinct from (new.on_hand > new.allocated))
execute function sync_listing_stock();

create trigger stock_movement_applied
after insert on stock_movement
referencing new table as moved for each statement execute function apply_stock_movements();

grant insert on stock_movement to sirkito_app;
-- Some column must be updatable to lock a row. Only the ledger's trigger changes levels.
grant update (product_id) on stock_level to sirkito_app;

drop function if exists reserve_stock(jsonb);
