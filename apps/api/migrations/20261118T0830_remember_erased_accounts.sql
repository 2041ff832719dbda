-- why: A restored backup contains people who were erased after it was made. This list is copied beside
-- the backups, so that they can be erased again.

create table erased_account (
  account_id uuid primary key,
  erased_at timestamptz not null
);
-- The id leads to nothing else.
comment on table erased_account is 'personal: none';
grant insert on erased_account to sirkito_app;
