-- why: links sent by e-mail. Each works once, for a while, for one account and one purpose.
create table one_time_token (
  hash bytea primary key,
  account_id uuid not null,
  purpose text not null,
  expires_at timestamptz not null,
  constraint one_time_token_account_fk foreign key (account_id)
    references account (id) on delete cascade,
  constraint one_time_token_hash_length check (length(hash) = 32),
  constraint one_time_token_purpose_known
    check (purpose in ('reset_password', 'verify_email', 'download_data'))
);
create index one_time_token_account on one_time_token (account_id, purpose);
comment on table one_time_token is
  'personal: kind=credential; basis=security; keep=24h; export=no; erase=delete';

grant insert, delete on one_time_token to sirkito_app;
