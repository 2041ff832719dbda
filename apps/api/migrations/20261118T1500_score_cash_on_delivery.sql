-- why: Fake cash-on-delivery orders reserve stock and cost shipping. Each gets a risk score with its
-- reasons, and accounts that never paid may hold only a share of the stock without paying.

alter table customer_order
add column cod_score smallint,
add column cod_reasons jsonb,
add column cod_rules_version smallint,
add column cod_review text,
add constraint customer_order_cod_review_known check (
  cod_review in ('required', 'approved')
) not valid;
comment on column customer_order.cod_score is 'personal: none';
comment on column customer_order.cod_reasons is
  'personal: kind=risk; basis=legitimate_interest; keep=5y; export=yes; erase=anonymise';
comment on column customer_order.cod_rules_version is 'personal: none';
comment on column customer_order.cod_review is 'personal: none';
grant update (cod_score, cod_reasons, cod_rules_version, cod_review) on customer_order to sirkito_app;

-- What unpaid orders of accounts that never paid hold of each product. place_orders inserts; a trigger
-- deletes when the order is confirmed, paid or cancelled.
create table unproven_hold (
  order_id uuid not null,
  product_id uuid not null,
  quantity integer not null,
  -- Cash and bank transfer: no payment within minutes.
  pays_later boolean not null,
  account_id uuid not null,
  network text,
  phone text not null,
  place text,
  constraint unproven_hold_pk primary key (order_id, product_id),
  constraint unproven_hold_order_fk foreign key (order_id)
    references customer_order (id) on delete cascade,
  constraint unproven_hold_account_fk foreign key (account_id)
    references account (id) on delete cascade,
  constraint unproven_hold_quantity_positive check (quantity > 0)
);
create index unproven_hold_product on unproven_hold (product_id) include (quantity, network, pays_later);
create index unproven_hold_network on unproven_hold (network) where network is not null;
create index unproven_hold_phone on unproven_hold (phone);
create index unproven_hold_place on unproven_hold (place) where place is not null;
comment on table unproven_hold is 'personal: by column';
comment on column unproven_hold.order_id is 'personal: none';
comment on column unproven_hold.product_id is 'personal: none';
comment on column unproven_hold.quantity is 'personal: none';
comment on column unproven_hold.pays_later is 'personal: none';
comment on column unproven_hold.account_id is
  'personal: kind=account_id; basis=legitimate_interest; keep=until_confirmed; export=no; erase=delete';
comment on column unproven_hold.network is
  'personal: kind=network; basis=legitimate_interest; keep=until_confirmed; export=no; erase=delete';
comment on column unproven_hold.phone is
  'personal: kind=address; basis=legitimate_interest; keep=until_confirmed; export=no; erase=delete';
comment on column unproven_hold.place is
  'personal: kind=address; basis=legitimate_interest; keep=until_confirmed; export=no; erase=delete';

-- Ends what an order of an unproven account holds once staff confirmed it, or it is paid or cancelled,
-- and follows a changed payment method.
create or replace function release_unproven_hold() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.status <> 'pending' or new.payment_status in ('paid', 'partially_refunded', 'refunded') then
    delete from unproven_hold where order_id = new.id;
  elsif new.payment_method <> old.payment_method then
    update unproven_hold set pays_later = new.payment_method in ('cod', 'bank_transfer')
    where order_id = new.id;
  end if;
  return null;
end
$$;

create trigger customer_order_unproven_hold
after update of status, payment_status, payment_method on customer_order
for each row when (old.status = 'pending')
execute function release_unproven_hold();
