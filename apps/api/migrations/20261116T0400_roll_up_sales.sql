-- why: the dashboard of a shop with a million orders cannot add them up each time it is looked at.
-- The figures of a day that is over are added up once by the worker; every order that comes or
-- changes leaves a mark for its day in its own commit. A day without figures, or with a mark, is
-- added up from its orders, so that what is shown is exact whether the worker has been there or not.
create table sales_day (
  day date primary key,
  orders integer not null,
  sales_centavos bigint not null
);
comment on table sales_day is 'personal: none';
grant insert, update on sales_day to sirkito_app;

-- For each month what those of its days that are in sales_day come to: all of it once all are there.
-- Products are those of order_line, which keeps them from going away.
create table product_sales (
  step text not null,
  day date not null,
  product_id uuid not null,
  quantity integer not null,
  sales_centavos bigint not null,
  constraint product_sales_pk primary key (step, day, product_id),
  constraint product_sales_step_known check (step in ('day', 'month'))
);
comment on table product_sales is 'personal: none';
grant insert, update on product_sales to sirkito_app;

-- One row a change and never one row a day: whoever changes an order waits for nobody, and the
-- worker takes away no mark whose change it has not seen.
create table sales_mark (
  day date not null
);
comment on table sales_mark is 'personal: none';
grant delete on sales_mark to sirkito_app;

create function manila_day(at timestamptz) returns date
language sql immutable parallel safe
return (at at time zone 'Asia/Manila')::date;

create function mark_sales() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into sales_mark (day) select distinct manila_day(created_at) from changed;
  return null;
end
$$;

create function mark_changed_sale() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into sales_mark (day)
  select manila_day(old.created_at) union select manila_day(new.created_at);
  return null;
end
$$;

create trigger customer_order_marks_new after insert on customer_order
referencing new table as changed for each statement execute function mark_sales();
create trigger customer_order_marks_gone after delete on customer_order
referencing old table as changed for each statement execute function mark_sales();
create trigger customer_order_marks_changed
after update of status, total_centavos, created_at on customer_order
for each row when (
  (old.status in ('cancelled', 'returned')) <> (new.status in ('cancelled', 'returned'))
  or old.total_centavos <> new.total_centavos or old.created_at <> new.created_at
) execute function mark_changed_sale();

-- What has waited longest, and how much waits.
create index customer_order_waiting on customer_order (updated_at, id) include (status)
  where status in ('pending', 'confirmed', 'processing');

-- How fast each part sells, read from the index alone.
create index stock_movement_sold on stock_movement (at) include (product_id, quantity)
  where reason in ('sold', 'released');
