-- why: Orders, written only by place_orders, with their lines, events, invoices and shipments.

create sequence order_number start 100001;

create table customer_order (
  id uuid primary key,
  number bigint not null default nextval('order_number'),
  account_id uuid,
  status text not null default 'pending',
  payment_method text not null,
  payment_status text not null,
  subtotal_centavos bigint not null,
  shipping_centavos bigint not null,
  discount_centavos bigint not null default 0,
  total_centavos bigint not null,
  vat_centavos bigint not null,
  address jsonb not null,
  notes text not null,
  hold_until timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  is_pickup boolean not null default false,
  constraint customer_order_number_once unique (number),
  constraint customer_order_account_fk foreign key (account_id)
    references account (id) on delete set null,
  constraint customer_order_adds_up check (
    total_centavos = ((subtotal_centavos + shipping_centavos) - discount_centavos)
    and subtotal_centavos > 0
    and shipping_centavos >= 0
    and discount_centavos >= 0
    and total_centavos >= 0
  ),
  constraint customer_order_notes_length check (length(notes) <= 500),
  constraint customer_order_payment_method_known check (
    payment_method in ('cod', 'bank_transfer', 'gcash', 'maya', 'qrph', 'card')
  ),
  constraint customer_order_payment_status_known check (
    payment_status in (
      'unpaid', 'awaiting', 'paid', 'failed', 'expired', 'partially_refunded', 'refunded'
    )
  ),
  constraint customer_order_status_known check (
    status in (
      'pending', 'confirmed', 'processing', 'shipped', 'delivered', 'delivery_failed',
      'returned', 'cancelled'
    )
  ),
  constraint customer_order_vat_included check (
    (vat_centavos)::numeric = round((((total_centavos * 12))::numeric / 112.0))
  )
);
create index customer_order_account on customer_order (account_id, id desc);
create index customer_order_buyer on customer_order
using gin (lower((address ->> 'full_name')) gin_trgm_ops);
create index customer_order_by_time on customer_order (created_at)
include (status, payment_status, total_centavos);
create index customer_order_held on customer_order (hold_until)
where hold_until is not null and status = 'pending';
create index customer_order_made on customer_order (created_at) where address <> '{}';
create index customer_order_phone on customer_order (((address ->> 'phone')), id desc);
create index customer_order_refund_due on customer_order (id)
where status = 'cancelled' and payment_status in ('paid', 'partially_refunded')
  or status = 'returned' and payment_status = 'paid';
create index customer_order_status on customer_order (status, id desc);
create index customer_order_waiting on customer_order (updated_at, id) include (status)
where status in ('pending', 'confirmed', 'processing');
comment on table customer_order is 'personal: by column';
comment on column customer_order.id is 'personal: none';
comment on column customer_order.number is 'personal: none';
comment on column customer_order.account_id is
  'personal: kind=account_id; basis=contract_and_tax; keep=5y; export=yes; erase=anonymise';
comment on column customer_order.status is 'personal: none';
comment on column customer_order.payment_method is 'personal: none';
comment on column customer_order.payment_status is 'personal: none';
comment on column customer_order.subtotal_centavos is 'personal: none';
comment on column customer_order.shipping_centavos is 'personal: none';
comment on column customer_order.discount_centavos is 'personal: none';
comment on column customer_order.total_centavos is 'personal: none';
comment on column customer_order.vat_centavos is 'personal: none';
comment on column customer_order.address is
  'personal: kind=address; basis=contract_and_tax; keep=5y; export=yes; erase=anonymise';
comment on column customer_order.notes is
  'personal: kind=message; basis=contract; keep=5y; export=yes; erase=anonymise';
comment on column customer_order.hold_until is 'personal: none';
comment on column customer_order.created_at is 'personal: none';
comment on column customer_order.updated_at is 'personal: none';
comment on column customer_order.version is 'personal: none';
comment on column customer_order.is_pickup is 'personal: none';
grant update (account_id, address, hold_until, is_pickup, notes, payment_status, status, updated_at)
on customer_order to sirkito_app;

create statistics customer_order_state (mcv) on status, payment_status from customer_order;

create trigger customer_order_cash_payment
after insert or update of payment_status on customer_order
for each row
when (new.payment_method = 'cod' and new.payment_status = 'paid' and new.total_centavos > 0)
execute function record_cash_payment();

create trigger customer_order_change
before update on customer_order
for each row execute function record_order_change();

create trigger customer_order_invoice
after update of payment_status on customer_order
for each row
when (new.payment_status = 'paid' and old.payment_status <> 'paid')
execute function issue_invoice();

create trigger customer_order_sales_added
after insert on customer_order
referencing new table as changed for each statement execute function mark_stale_sales_days();

create trigger customer_order_sales_changed
after update of status, payment_status, total_centavos, created_at on customer_order
for each row
when (is_sale(old.status, old.payment_status) <> is_sale(new.status, new.payment_status)
  or old.total_centavos <> new.total_centavos
  or old.created_at <> new.created_at)
execute function mark_changed_sales_day();

create trigger customer_order_sales_removed
after delete on customer_order
referencing old table as changed for each statement execute function mark_stale_sales_days();

create table order_line (
  order_id uuid not null,
  line_no smallint not null,
  product_id uuid not null,
  title text not null,
  sku text not null,
  image text not null,
  unit_price_centavos bigint not null,
  quantity smallint not null,
  constraint order_line_pk primary key (order_id, line_no),
  constraint order_line_order_fk foreign key (order_id) references customer_order (id),
  constraint order_line_product_fk foreign key (product_id) references product (id),
  constraint order_line_price_positive check (unit_price_centavos > 0),
  constraint order_line_quantity_range check (quantity between 1 and 99)
);
create index order_line_product_newest on order_line (product_id, order_id desc);
comment on table order_line is 'personal: none';

create table order_event (
  id uuid primary key,
  order_id uuid not null,
  at timestamptz not null,
  status text not null,
  note text not null,
  payment_status text,
  constraint order_event_order_fk foreign key (order_id) references customer_order (id),
  constraint order_event_note_length check (length(note) <= 500)
);
create index order_event_delivered on order_event (at) where status = 'delivered';
create index order_event_order on order_event (order_id, id);
comment on table order_event is 'personal: none';
grant insert on order_event to sirkito_app;

create table order_key (
  account_id uuid not null,
  key text not null,
  body_hash text not null,
  order_id uuid not null,
  constraint order_key_pk primary key (account_id, key),
  constraint order_key_account_fk foreign key (account_id)
    references account (id) on delete cascade,
  constraint order_key_order_fk foreign key (order_id) references customer_order (id),
  constraint order_key_length check (length(key) between 1 and 160)
);
create index order_key_manual on order_key (order_id) where key like 'manual %';
comment on table order_key is
  'personal: kind=account_id; basis=contract; keep=5y; export=no; erase=delete';

create table order_discount (
  order_id uuid primary key,
  promotion_id uuid not null,
  name text not null,
  amount_centavos bigint not null,
  released_at timestamptz,
  constraint order_discount_order_fk foreign key (order_id) references customer_order (id),
  constraint order_discount_promotion_fk foreign key (promotion_id) references promotion (id),
  constraint order_discount_positive check (amount_centavos > 0)
);
create index order_discount_promotion on order_discount (promotion_id, order_id);
comment on table order_discount is 'personal: none';
grant update (released_at) on order_discount to sirkito_app;

create table order_fit (
  order_id uuid not null,
  verdict text not null,
  findings jsonb not null,
  engine text not null,
  is_edited boolean not null,
  checked_at timestamptz not null,
  constraint order_fit_pk primary key (order_id),
  constraint order_fit_order_fk foreign key (order_id) references customer_order (id),
  constraint order_fit_findings_list check (jsonb_typeof(findings) = 'array'),
  constraint order_fit_verdict check (verdict in ('ok', 'info', 'warn', 'error'))
);
comment on table order_fit is 'personal: none';
grant insert on order_fit to sirkito_app;

create table order_note (
  id uuid primary key,
  order_id uuid not null,
  account_id uuid,
  author_id uuid not null,
  at timestamptz not null,
  text text not null,
  constraint order_note_account_fk foreign key (account_id)
    references account (id) on delete cascade,
  constraint order_note_order_fk foreign key (order_id) references customer_order (id),
  constraint order_note_length check (length(text) between 1 and 1000)
);
create index order_note_account on order_note (account_id);
create index order_note_at on order_note (at);
create index order_note_order on order_note (order_id, at);
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

create table invoice_series (
  name text primary key,
  last_number bigint not null,
  constraint invoice_series_grows check (last_number >= 0)
);
comment on table invoice_series is 'personal: none';

insert into invoice_series values ('sales', 0);

create table invoice (
  order_id uuid primary key,
  number bigint not null,
  issued_at timestamptz not null,
  constraint invoice_number_once unique (number),
  constraint invoice_order_fk foreign key (order_id) references customer_order (id)
);
comment on table invoice is 'personal: none';

create table invoice_buyer (
  order_id uuid primary key,
  account_id uuid not null,
  name text not null,
  tin text not null,
  constraint invoice_buyer_account_fk foreign key (account_id)
    references account (id) on delete cascade,
  constraint invoice_buyer_order_fk foreign key (order_id) references customer_order (id),
  constraint invoice_buyer_name_length check (length(name) between 1 and 120),
  constraint invoice_buyer_tin_form check (tin ~ '^([0-9]{3}-[0-9]{3}-[0-9]{3}(-[0-9]{3,5})?)?$')
);
create index invoice_buyer_account on invoice_buyer (account_id);
comment on table invoice_buyer is 'personal: by column';
comment on column invoice_buyer.order_id is 'personal: none';
comment on column invoice_buyer.account_id is
  'personal: kind=account_id; basis=contract_and_tax; keep=5y; export=no; erase=delete';
comment on column invoice_buyer.name is
  'personal: kind=name; basis=contract_and_tax; keep=5y; export=yes; erase=delete';
comment on column invoice_buyer.tin is
  'personal: kind=tax_number; basis=contract_and_tax; keep=5y; export=yes; erase=delete';
grant insert on invoice_buyer to sirkito_app;

create table outbox (
  id uuid primary key,
  kind text not null,
  payload jsonb not null,
  at timestamptz not null
);
create index outbox_at on outbox (at);
comment on table outbox is 'personal: none';
grant update, delete on outbox to sirkito_app;

create table reconciliation (
  day date primary key,
  started_at timestamptz not null,
  ended_at timestamptz,
  differences integer,
  constraint reconciliation_ends_with_figure check ((ended_at is null) = (differences is null))
);
comment on table reconciliation is 'personal: none';
grant insert, update on reconciliation to sirkito_app;
