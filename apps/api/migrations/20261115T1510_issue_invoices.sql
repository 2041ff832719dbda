-- why: an invoice is given the moment an order is paid: at once for transfers and online payments,
-- at the door for cash. Its number comes from a series without gaps, which no sequence can promise,
-- so the number is taken from a row that is locked until the payment is committed.
create table invoice_series (
  name text primary key,
  last_number bigint not null,
  constraint invoice_series_grows check (last_number >= 0)
);
insert into invoice_series values ('sales', 0);
comment on table invoice_series is 'personal: none';

create table invoice (
  order_id uuid primary key,
  number bigint not null,
  issued_at timestamptz not null,
  constraint invoice_order_fk foreign key (order_id) references customer_order (id),
  constraint invoice_number_once unique (number)
);
comment on table invoice is 'personal: none';

-- Whom it is made out to, where that is not who the parcel goes to. Written once: an invoice that
-- has been handed out does not change.
create table invoice_buyer (
  order_id uuid primary key,
  account_id uuid not null,
  name text not null,
  tin text not null,
  constraint invoice_buyer_order_fk foreign key (order_id) references customer_order (id),
  constraint invoice_buyer_account_fk foreign key (account_id)
    references account (id) on delete cascade,
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

create function issue_invoice() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  given bigint;
begin
  if exists (select 1 from invoice where order_id = new.id) then
    return null;
  end if;
  update invoice_series set last_number = last_number + 1 where name = 'sales'
  returning last_number into given;
  insert into invoice (order_id, number, issued_at) values (new.id, given, new.updated_at);
  return null;
end
$$;
create trigger customer_order_issues_invoice
after update of payment_status on customer_order for each row
when (new.payment_status = 'paid' and old.payment_status <> 'paid')
execute function issue_invoice();
