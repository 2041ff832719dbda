-- why: People can sign in with a passkey instead of their password.

create table passkey (
  id uuid primary key,
  account_id uuid not null,
  credential_id bytea not null,
  public_key bytea not null,
  sign_count bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint passkey_credential_key unique (credential_id),
  constraint passkey_account_fk foreign key (account_id) references account (id) on delete cascade,
  constraint passkey_credential_id_length check (length(credential_id) between 16 and 1023),
  constraint passkey_name_length check (length(name) between 1 and 40),
  constraint passkey_public_key_length check (length(public_key) <= 2000)
);
create index passkey_account on passkey (account_id, created_at);
comment on table passkey is 'personal: by column';
comment on column passkey.id is 'personal: none';
comment on column passkey.account_id is
  'personal: kind=account_id; basis=security; keep=24m_idle; export=no; erase=delete';
comment on column passkey.credential_id is
  'personal: kind=credential; basis=security; keep=24m_idle; export=no; erase=delete';
comment on column passkey.public_key is
  'personal: kind=credential; basis=security; keep=24m_idle; export=no; erase=delete';
comment on column passkey.sign_count is 'personal: none';
comment on column passkey.transports is 'personal: none';
comment on column passkey.name is
  'personal: kind=device; basis=security; keep=24m_idle; export=yes; erase=delete';
comment on column passkey.created_at is
  'personal: kind=usage; basis=security; keep=24m_idle; export=yes; erase=delete';
comment on column passkey.last_used_at is
  'personal: kind=usage; basis=security; keep=24m_idle; export=yes; erase=delete';
grant insert, update, delete on passkey to sirkito_app;

-- Deleted when used. Challenges to sign in belong to no account yet.
create table passkey_challenge (
  hash bytea primary key,
  purpose text not null,
  account_id uuid,
  expires_at timestamptz not null,
  constraint passkey_challenge_account_fk foreign key (account_id)
    references account (id) on delete cascade,
  constraint passkey_challenge_hash_length check (length(hash) = 32),
  constraint passkey_challenge_purpose_known check (
    purpose in ('add', 'confirm', 'sign_in', 'sign_in_staff')
  )
);
create index passkey_challenge_account on passkey_challenge (account_id);
create index passkey_challenge_expires on passkey_challenge (expires_at);
comment on table passkey_challenge is
  'personal: kind=credential; basis=security; keep=24h; export=no; erase=delete';
grant insert, delete on passkey_challenge to sirkito_app;
