-- why: staff may ask for a second step when they sign in: a code from an app on their phone. What
-- codes are made of is kept sealed, so that a copy of this database makes none. A code counts a
-- step of time; the last one taken is kept, so that none is taken twice.
create table second_step (
  account_id uuid primary key,
  sealed_secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  constraint second_step_account_fk foreign key (account_id)
    references account (id) on delete cascade
);
comment on table second_step is
  'personal: kind=credential; basis=security; keep=24m_idle; export=no; erase=delete';

-- For the day the phone is gone. Each is taken out when it is used.
create table recovery_code (
  account_id uuid not null,
  hash bytea not null,
  constraint recovery_code_pkey primary key (account_id, hash),
  constraint recovery_code_second_step_fk foreign key (account_id)
    references second_step (account_id) on delete cascade,
  constraint recovery_code_hash_length check (length(hash) = 32)
);
comment on table recovery_code is
  'personal: kind=credential; basis=security; keep=24m_idle; export=no; erase=delete';

grant insert, update, delete on second_step to sirkito_app;
grant insert, delete on recovery_code to sirkito_app;
