-- why: whoever helps a customer finds them by what they say of themselves, and leaves a word for whoever
-- helps next. A note is about a person, so it goes with their account.
create table customer_note (
  id uuid primary key,
  account_id uuid not null,
  author_id uuid not null,
  at timestamptz not null,
  text text not null,
  constraint customer_note_account_fk foreign key (account_id)
    references account (id) on delete cascade,
  constraint customer_note_length check (length(text) between 1 and 1000)
);
create index customer_note_account on customer_note (account_id, id desc);
comment on table customer_note is 'personal: by column';
comment on column customer_note.id is 'personal: none';
comment on column customer_note.account_id is
  'personal: kind=account_id; basis=contract; keep=24m_idle; export=no; erase=delete';
comment on column customer_note.author_id is 'personal: none';
comment on column customer_note.at is 'personal: none';
comment on column customer_note.text is
  'personal: kind=message; basis=contract; keep=24m_idle; export=yes; erase=delete';
grant insert, delete on customer_note to sirkito_app;

create index account_customers on account (id desc) where role = 'user';
create index account_email_trigrams on account using gin (email gin_trgm_ops);
create index account_name_trigrams on account using gin (lower(user_name) gin_trgm_ops);
create index address_phone on address (phone);
