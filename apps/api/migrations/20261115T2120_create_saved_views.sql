-- why: staff come back to the same lists forty times a day. A view is the address of a list with a
-- name, kept for the account that made it.
create table saved_view (
  id uuid primary key,
  account_id uuid not null,
  page text not null,
  name text not null,
  address text not null,
  created_at timestamptz not null,
  constraint saved_view_account_fk foreign key (account_id)
    references account (id) on delete cascade,
  constraint saved_view_page_known check (page in ('products')),
  constraint saved_view_name_length check (length(name) between 1 and 40),
  constraint saved_view_address_length check (length(address) <= 500)
);
create index saved_view_account on saved_view (account_id, page, created_at);
comment on table saved_view is
  'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';

grant insert, update, delete on saved_view to sirkito_app;
