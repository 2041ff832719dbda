-- why: staff take orders through their life. Each change of an order counts up its version, so that
-- two people cannot overwrite each other unseen, and is written to the outbox in the same commit,
-- whoever makes it: letters and open screens learn of it exactly as often as it happened.
alter table customer_order add column version integer not null default 1;
comment on column customer_order.version is 'personal: none';

create function keep_order_told() returns trigger
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
create trigger customer_order_keeps_told before update on customer_order
for each row execute function keep_order_told();

-- What staff look for: a name, a phone number, a part.
create index customer_order_buyer on customer_order
  using gin (lower(address->>'full_name') gin_trgm_ops);
create index customer_order_phone on customer_order ((address->>'phone'), id desc);
create index order_line_product_newest on order_line (product_id, order_id desc);
drop index order_line_product;
create index product_name_trigrams on product using gin (lower(name) gin_trgm_ops);

create table shipment (
  id uuid primary key,
  order_id uuid not null,
  at timestamptz not null,
  courier text not null,
  tracking_number text not null,
  constraint shipment_order_fk foreign key (order_id) references customer_order (id),
  constraint shipment_courier_length check (length(courier) between 1 and 60),
  constraint shipment_tracking_length check (length(tracking_number) between 1 and 60)
);
create index shipment_order on shipment (order_id, at);
comment on table shipment is 'personal: none';
grant insert on shipment to sirkito_app;

-- Which unit went to whom. A unit that came back may be sold again under the same number.
create table order_serial (
  order_id uuid not null,
  line_no smallint not null,
  unit_no smallint not null,
  product_id uuid not null,
  serial text not null,
  returned_at timestamptz,
  constraint order_serial_pk primary key (order_id, line_no, unit_no),
  constraint order_serial_line_fk foreign key (order_id, line_no)
    references order_line (order_id, line_no),
  constraint order_serial_product_fk foreign key (product_id) references product (id),
  constraint order_serial_form check (serial ~ '^[0-9A-Z][0-9A-Z/._-]{2,39}$')
);
create unique index order_serial_once on order_serial (product_id, serial)
  where returned_at is null;
comment on table order_serial is 'personal: none';
grant insert, update (returned_at) on order_serial to sirkito_app;

-- What came back and was looked at: so many are as good as new, the rest is not sold again.
create table return_inspection (
  order_id uuid not null,
  line_no smallint not null,
  restocked smallint not null,
  at timestamptz not null,
  constraint return_inspection_pk primary key (order_id, line_no),
  constraint return_inspection_line_fk foreign key (order_id, line_no)
    references order_line (order_id, line_no),
  constraint return_inspection_count check (restocked >= 0)
);
comment on table return_inspection is 'personal: none';
grant insert on return_inspection to sirkito_app;

create table order_note (
  id uuid primary key,
  order_id uuid not null,
  account_id uuid,
  author_id uuid not null,
  at timestamptz not null,
  text text not null,
  constraint order_note_order_fk foreign key (order_id) references customer_order (id),
  constraint order_note_account_fk foreign key (account_id)
    references account (id) on delete cascade,
  constraint order_note_length check (length(text) between 1 and 1000)
);
create index order_note_order on order_note (order_id, at);
create index order_note_account on order_note (account_id);
comment on table order_note is 'personal: by column';
comment on column order_note.id is 'personal: none';
comment on column order_note.order_id is 'personal: none';
comment on column order_note.account_id is
  'personal: kind=account_id; basis=contract; keep=5y; export=no; erase=delete';
comment on column order_note.author_id is 'personal: none';
comment on column order_note.at is 'personal: none';
comment on column order_note.text is
  'personal: kind=message; basis=contract; keep=5y; export=yes; erase=delete';
grant insert on order_note to sirkito_app;
