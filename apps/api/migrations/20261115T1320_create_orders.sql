-- why: what was bought, at what price, for whom and where to. Ids are UUIDv7, so that orders,
-- lines and events can be partitioned by month on their own keys; what must be unique over all
-- time (a request's key) has a table of its own. Lines are written once: nobody may change them.
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
  constraint customer_order_account_fk foreign key (account_id)
    references account (id) on delete set null,
  constraint customer_order_number_once unique (number),
  constraint customer_order_status_known check (status in (
    'pending', 'confirmed', 'processing', 'shipped', 'delivered', 'delivery_failed', 'returned',
    'cancelled'
  )),
  constraint customer_order_payment_method_known check (
    payment_method in ('cod', 'bank_transfer', 'gcash', 'maya', 'qrph', 'card')
  ),
  constraint customer_order_payment_status_known check (payment_status in (
    'unpaid', 'awaiting', 'paid', 'failed', 'expired', 'partially_refunded', 'refunded'
  )),
  constraint customer_order_adds_up check (
    total_centavos = subtotal_centavos + shipping_centavos - discount_centavos
    and subtotal_centavos > 0 and shipping_centavos >= 0 and discount_centavos >= 0
    and total_centavos >= 0
  ),
  constraint customer_order_vat_included
    check (vat_centavos = round(total_centavos * 12 / 112.0)),
  constraint customer_order_notes_length check (length(notes) <= 500)
);
create index customer_order_account on customer_order (account_id, id desc);
create index customer_order_status on customer_order (status, id desc);
create index customer_order_held on customer_order (hold_until)
  where hold_until is not null and status = 'pending';

comment on table customer_order is 'personal: by column';
comment on column customer_order.id is 'personal: none';
comment on column customer_order.number is 'personal: none';
comment on column customer_order.account_id is
  'personal: kind=account_id; basis=contract_and_tax; keep=5y; export=yes; erase=anonymise';
comment on column customer_order.address is
  'personal: kind=address; basis=contract_and_tax; keep=5y; export=yes; erase=anonymise';
comment on column customer_order.notes is
  'personal: kind=message; basis=contract; keep=5y; export=yes; erase=anonymise';
comment on column customer_order.status is 'personal: none';
comment on column customer_order.payment_method is 'personal: none';
comment on column customer_order.payment_status is 'personal: none';
comment on column customer_order.subtotal_centavos is 'personal: none';
comment on column customer_order.shipping_centavos is 'personal: none';
comment on column customer_order.discount_centavos is 'personal: none';
comment on column customer_order.total_centavos is 'personal: none';
comment on column customer_order.vat_centavos is 'personal: none';
comment on column customer_order.hold_until is 'personal: none';
comment on column customer_order.created_at is 'personal: none';
comment on column customer_order.updated_at is 'personal: none';
grant update (status, payment_status, hold_until, updated_at, address, notes) on customer_order
  to sirkito_app;

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
  constraint order_line_quantity_range check (quantity between 1 and 99),
  constraint order_line_price_positive check (unit_price_centavos > 0)
);
create index order_line_product on order_line (product_id);
comment on table order_line is 'personal: none';

-- What was asked for, so that asking again gives the same order and nothing else.
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
comment on table order_key is
  'personal: kind=account_id; basis=contract; keep=5y; export=no; erase=delete';

create table order_event (
  id uuid primary key,
  order_id uuid not null,
  at timestamptz not null,
  status text not null,
  note text not null,
  constraint order_event_order_fk foreign key (order_id) references customer_order (id),
  constraint order_event_note_length check (length(note) <= 500)
);
create index order_event_order on order_event (order_id, id);
comment on table order_event is 'personal: none';
grant insert on order_event to sirkito_app;

-- What must happen because an order was placed. Written in the order's own commit and handed to
-- the job queue by the worker, so that a letter is promised if and only if the order exists.
create table outbox (
  id uuid primary key,
  kind text not null,
  payload jsonb not null,
  at timestamptz not null
);
create index outbox_at on outbox (at);
comment on table outbox is 'personal: none';
grant update, delete on outbox to sirkito_app;
