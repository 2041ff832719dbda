-- why: Payments, refunds and what the payment provider reported.

create table payment (
  id uuid primary key,
  order_id uuid not null,
  provider text not null,
  method text not null,
  amount_centavos bigint not null,
  currency text not null default 'PHP',
  status text not null,
  session_ref text,
  provider_ref text,
  checkout_url text,
  created_at timestamptz not null,
  paid_at timestamptz,
  checked_at timestamptz not null,
  constraint payment_reference_once unique (provider, provider_ref),
  constraint payment_session_once unique (provider, session_ref),
  constraint payment_order_fk foreign key (order_id) references customer_order (id),
  constraint payment_amount_positive check (amount_centavos > 0),
  constraint payment_in_pesos check (currency = 'PHP'),
  constraint payment_method_known check (
    method in ('cod', 'bank_transfer', 'gcash', 'maya', 'qrph', 'card')
  ),
  constraint payment_open_has_page check (
    status <> 'open' or session_ref is not null
    and checkout_url is not null
  ),
  constraint payment_paid_is_proved check (
    (status = 'paid') = (paid_at is not null)
    and (status <> 'paid' or provider_ref is not null)
  ),
  constraint payment_provider_known check (provider in ('paymongo', 'bank', 'cash')),
  constraint payment_reference_length check (length(provider_ref) <= 100),
  constraint payment_status_known check (status in ('starting', 'open', 'paid', 'expired'))
);
create unique index payment_one_at_a_time on payment (order_id)
where status in ('starting', 'open');
create index payment_order on payment (order_id, id);
create index payment_unsettled on payment (checked_at) where status in ('starting', 'open');
comment on table payment is 'personal: none';
grant insert, update (checked_at, checkout_url, paid_at, provider_ref, session_ref, status)
on payment to sirkito_app;

create table payment_event (
  id text primary key,
  type text not null,
  payment_id uuid,
  outcome text not null,
  detail text not null,
  received_at timestamptz not null,
  constraint payment_event_payment_fk foreign key (payment_id) references payment (id),
  constraint payment_event_lengths check (
    length(id) <= 100
    and length(type) <= 100
    and length(detail) <= 500
  ),
  constraint payment_event_outcome_known check (outcome in ('handled', 'ignored', 'review'))
);
create index payment_event_review on payment_event (received_at) where outcome = 'review';
comment on table payment_event is 'personal: none';
grant insert, update (detail, outcome, payment_id) on payment_event to sirkito_app;

create table payment_proof (
  id uuid primary key,
  order_id uuid not null,
  account_id uuid not null,
  picture bytea not null,
  created_at timestamptz not null,
  constraint payment_proof_account_fk foreign key (account_id)
    references account (id) on delete cascade,
  constraint payment_proof_order_fk foreign key (order_id) references customer_order (id),
  constraint payment_proof_size check (octet_length(picture) <= 2000000)
);
create index payment_proof_account on payment_proof (account_id);
create index payment_proof_made on payment_proof (created_at);
create index payment_proof_order on payment_proof (order_id, id);
comment on table payment_proof is 'personal: by column';
comment on column payment_proof.id is 'personal: none';
comment on column payment_proof.order_id is 'personal: none';
comment on column payment_proof.account_id is
  'personal: kind=account_id; basis=contract; keep=5y; export=no; erase=delete';
comment on column payment_proof.picture is
  'personal: kind=bank_transfer; basis=contract; keep=5y; export=yes; erase=delete';
comment on column payment_proof.created_at is 'personal: none';
grant insert, delete on payment_proof to sirkito_app;

create table refund (
  id uuid primary key,
  payment_id uuid not null,
  amount_centavos bigint not null,
  reason text not null,
  status text not null,
  provider_ref text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint refund_reference_once unique (provider_ref),
  constraint refund_payment_fk foreign key (payment_id) references payment (id),
  constraint refund_amount_positive check (amount_centavos > 0),
  constraint refund_lengths check (
    length(reason) between 1 and 200
    and length(provider_ref) <= 100
  ),
  constraint refund_status_known check (status in ('due', 'sent', 'done', 'failed'))
);
create index refund_payment on refund (payment_id);
create index refund_unsettled on refund (updated_at) where status in ('due', 'sent');
comment on table refund is 'personal: none';
grant insert, update (provider_ref, status, updated_at) on refund to sirkito_app;

create trigger refund_within_payment
after insert or update on refund
for each row execute function limit_refund_to_payment();
