-- why: money that came and money that went back, one row for each, so that what an order says about
-- its payment can be held against what was really paid. Rows of one order change only under the lock
-- of that order. An attempt that was opened and never paid stays, with what became of it.
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
  asked_at timestamptz not null,
  constraint payment_order_fk foreign key (order_id) references customer_order (id),
  constraint payment_provider_known check (provider in ('paymongo', 'bank', 'cash')),
  constraint payment_method_known check (
    method in ('cod', 'bank_transfer', 'gcash', 'maya', 'qrph', 'card')
  ),
  constraint payment_amount_positive check (amount_centavos > 0),
  constraint payment_in_pesos check (currency = 'PHP'),
  constraint payment_status_known check (
    status in ('starting', 'open', 'paid', 'expired')
  ),
  constraint payment_paid_is_proved check (
    (status = 'paid') = (paid_at is not null) and (status <> 'paid' or provider_ref is not null)
  ),
  constraint payment_open_has_page check (
    status <> 'open' or (session_ref is not null and checkout_url is not null)
  ),
  constraint payment_session_once unique (provider, session_ref),
  constraint payment_reference_once unique (provider, provider_ref),
  constraint payment_reference_length check (length(provider_ref) <= 100)
);
create index payment_order on payment (order_id, id);
create index payment_unsettled on payment (asked_at) where status in ('starting', 'open');
-- Paying again goes on where it stopped: an order has one page to pay on at a time.
create unique index payment_one_at_a_time on payment (order_id)
  where status in ('starting', 'open');
comment on table payment is 'personal: none';
grant insert on payment to sirkito_app;
grant update (status, session_ref, provider_ref, checkout_url, paid_at, asked_at) on payment
  to sirkito_app;

-- What the provider told us, each once. Of the message itself only what money needs is kept.
create table payment_event (
  id text primary key,
  type text not null,
  payment_id uuid,
  outcome text not null,
  detail text not null,
  received_at timestamptz not null,
  constraint payment_event_payment_fk foreign key (payment_id) references payment (id),
  constraint payment_event_outcome_known check (outcome in ('handled', 'ignored', 'review')),
  constraint payment_event_lengths check (
    length(id) <= 100 and length(type) <= 100 and length(detail) <= 500
  )
);
create index payment_event_review on payment_event (received_at) where outcome = 'review';
comment on table payment_event is 'personal: none';
grant insert, update (outcome, detail, payment_id) on payment_event to sirkito_app;

create table refund (
  id uuid primary key,
  payment_id uuid not null,
  amount_centavos bigint not null,
  reason text not null,
  status text not null,
  provider_ref text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint refund_payment_fk foreign key (payment_id) references payment (id),
  constraint refund_amount_positive check (amount_centavos > 0),
  constraint refund_status_known check (status in ('owed', 'sent', 'done', 'failed')),
  constraint refund_reference_once unique (provider_ref),
  constraint refund_lengths check (length(reason) between 1 and 200 and length(provider_ref) <= 100)
);
create index refund_payment on refund (payment_id);
create index refund_unsettled on refund (updated_at) where status in ('owed', 'sent');
comment on table refund is 'personal: none';
grant insert on refund to sirkito_app;
grant update (status, provider_ref, updated_at) on refund to sirkito_app;

-- The last line: whatever the code believes, no payment gives back more than came in by it.
create function keep_refund_within_payment() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  came bigint;
  went bigint;
begin
  select amount_centavos into came from payment
  where id = new.payment_id and status = 'paid' for update;
  select coalesce(sum(amount_centavos), 0) into went from refund
  where payment_id = new.payment_id and status <> 'failed';
  if came is null or went > came then
    raise exception 'a payment gives back no more than came in by it' using errcode = '23514';
  end if;
  return null;
end
$$;
create trigger refund_within_payment after insert or update on refund
for each row execute function keep_refund_within_payment();

-- What became of the payment at this step, where that changed.
alter table order_event add column payment_status text;
