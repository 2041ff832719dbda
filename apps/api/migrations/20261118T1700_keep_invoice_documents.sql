-- why: An issued invoice is a document that nobody changes. Until now it was a number, and its text
-- came from the order and the store profile of the day it was printed.

insert into setting (key, value, updated_at)
select 'invoicing', jsonb_build_object(
  'registeredName', coalesce(value ->> 'brandName', 'Sirkito'),
  'tin', left(coalesce(value ->> 'tin', ''), 11),
  'branchCode', lpad(substr(coalesce(value ->> 'tin', ''), 13), 5, '0'),
  -- A live shop can't start with this address.
  'registeredAddress', coalesce(nullif(value ->> 'address', ''),
    'Unit 2C, 118 Kalayaan Avenue, Diliman, Quezon City, Metro Manila 1101'),
  'permit', '',
  'codInvoice', 'delivered'
), now()
from (select 1) as one left join setting on key = 'store_profile';

create table invoice_document (
  branch text not null,
  kind text not null,
  number bigint not null,
  order_id uuid not null,
  issued_at timestamptz not null,
  payment_method text not null,
  total_centavos bigint not null,
  vat_centavos bigint not null,
  content text not null,
  hash bytea not null,
  constraint invoice_document_pkey primary key (branch, kind, number),
  constraint invoice_document_order_fk foreign key (order_id) references customer_order (id),
  constraint invoice_document_kind_known
    check (kind in ('invoice', 'credit_memo', 'debit_memo')),
  constraint invoice_document_amounts check (total_centavos >= 0 and vat_centavos >= 0),
  constraint invoice_document_hash check (hash = sha256(convert_to(content, 'UTF8')))
);
comment on table invoice_document is 'personal: none';
create index invoice_document_order on invoice_document (order_id);
create index invoice_document_issued on invoice_document (issued_at);

-- The document has the hash of this, so that a buyer can be deleted after five years and everything
-- else still be proven.
create table invoice_document_buyer (
  branch text not null,
  kind text not null,
  number bigint not null,
  content text not null,
  constraint invoice_document_buyer_pkey primary key (branch, kind, number),
  constraint invoice_document_buyer_document_fk foreign key (branch, kind, number)
    references invoice_document (branch, kind, number)
);
comment on table invoice_document_buyer is 'personal: by column';
comment on column invoice_document_buyer.branch is 'personal: none';
comment on column invoice_document_buyer.kind is 'personal: none';
comment on column invoice_document_buyer.number is 'personal: none';
comment on column invoice_document_buyer.content is
  'personal: kind=name_address_tax_number; basis=contract_and_tax; keep=5y; export=yes; erase=keep';

-- Locked from the first number given out in a transaction to its commit.
create table document_series (
  branch text not null,
  kind text not null,
  last_number bigint not null default 0,
  last_hash bytea not null default sha256(''),
  constraint document_series_pkey primary key (branch, kind),
  constraint document_series_grows check (last_number >= 0)
);
comment on table document_series is 'personal: none';

alter table invoice_buyer add column address text not null default '';
alter table invoice_buyer add constraint invoice_buyer_address_length
  check (length(address) <= 200) not valid;
comment on column invoice_buyer.address is
  'personal: kind=address; basis=contract_and_tax; keep=5y; export=yes; erase=delete';

-- The newest document of each series, which must still be there when the shop reconciles again.
alter table reconciliation add column document_heads jsonb;

-- As in sql/functions, which are applied after the migrations: the next one needs them.
create or replace function canonical_json(value jsonb) returns text
language sql immutable strict parallel safe set search_path = public, pg_temp as $$
  select case jsonb_typeof(value)
    when 'object' then (
      select '{' || coalesce(
        string_agg(to_json(key)::text || ':' || canonical_json(member), ',' order by key collate "C"),
        ''
      ) || '}'
      from jsonb_each(value) as each (key, member)
    )
    when 'array' then (
      select '[' || coalesce(string_agg(canonical_json(item), ',' order by place), '') || ']'
      from jsonb_array_elements(value) with ordinality as element (item, place)
    )
    else value::text
  end
$$;

create or replace function one_line(value text) returns text
language sql immutable strict parallel safe set search_path = public, pg_temp as $$
  select regexp_replace(value, '[[:cntrl:]\u2028\u2029\u202A-\u202E\u2066-\u2069]+', ' ', 'g')
$$;

create or replace function keep_documents() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'invoice_document_buyer' then
    if exists (
      select 1 from invoice_document
      where (branch, kind, number) = (old.branch, old.kind, old.number)
        and issued_at < now() - interval '5 years'
    ) then
      return old;
    end if;
  end if;
  raise exception 'issued documents never change';
end
$$;
