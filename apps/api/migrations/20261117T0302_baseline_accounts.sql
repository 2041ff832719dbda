-- why: Accounts, sessions, two-factor authentication and saved views of staff.

create table account (
  id uuid primary key,
  user_name text not null,
  email text not null,
  email_verified_at timestamptz,
  password_hash text,
  role text not null default 'user',
  staff_role text,
  erase_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  disabled_at timestamptz,
  access_reason text,
  last_seen_at timestamptz not null default now(),
  inactivity_notified_at timestamptz,
  constraint account_email_key unique (email),
  constraint account_access_reason_length check (length(access_reason) <= 200),
  constraint account_email_form check (
    email = lower(email)
    and length(email) between 3 and 254
  ),
  constraint account_password_hash_form check (password_hash like '$argon2id$%'),
  constraint account_role_known check (role in ('user', 'admin')),
  constraint account_staff_have_a_staff_role check ((role = 'admin') = (staff_role is not null)),
  constraint account_staff_role_known check (
    staff_role in ('owner', 'catalogue', 'orders', 'support')
  ),
  constraint account_user_name_length check (length(user_name) between 3 and 30)
);
create index account_customers on account (id desc) where role = 'user';
create index account_email_trigrams on account using gin (email gin_trgm_ops);
create index account_erasure on account (erase_at) where erase_at is not null;
create index account_idle on account (last_seen_at) where role = 'user' and erase_at is null;
create index account_name_trigrams on account using gin (lower(user_name) gin_trgm_ops);
create index account_staff on account (created_at) where role = 'admin';
comment on table account is 'personal: by column';
comment on column account.id is
  'personal: kind=account_id; basis=contract; keep=24m_idle; export=yes; erase=delete';
comment on column account.user_name is
  'personal: kind=name; basis=contract; keep=24m_idle; export=yes; erase=delete';
comment on column account.email is
  'personal: kind=email; basis=contract; keep=24m_idle; export=yes; erase=delete';
comment on column account.email_verified_at is
  'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';
comment on column account.password_hash is
  'personal: kind=credential; basis=contract; keep=24m_idle; export=no; erase=delete';
comment on column account.role is
  'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';
comment on column account.staff_role is
  'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';
comment on column account.erase_at is
  'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';
comment on column account.created_at is
  'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';
comment on column account.updated_at is
  'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';
comment on column account.disabled_at is
  'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';
comment on column account.access_reason is
  'personal: kind=note_of_staff; basis=legitimate_interest; keep=24m_idle; export=yes; erase=delete';
comment on column account.last_seen_at is
  'personal: kind=usage; basis=contract; keep=24m_idle; export=yes; erase=delete';
comment on column account.inactivity_notified_at is
  'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';
grant insert, update, delete on account to sirkito_app;

create table session (
  id uuid primary key,
  account_id uuid not null,
  kind text not null,
  binding_hash bytea,
  user_agent text not null,
  network text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  constraint session_account_fk foreign key (account_id) references account (id) on delete cascade,
  constraint session_binding_hash_length check (length(binding_hash) = 32),
  constraint session_kind_known check (kind in ('shopper', 'staff')),
  constraint session_network_length check (length(network) <= 64),
  constraint session_user_agent_length check (length(user_agent) <= 300)
);
create index session_account on session (account_id);
create index session_expires on session (expires_at);
comment on table session is 'personal: by column';
comment on column session.id is 'personal: none';
comment on column session.account_id is
  'personal: kind=account_id; basis=security; keep=expiry_30d; export=yes; erase=delete';
comment on column session.kind is 'personal: none';
comment on column session.binding_hash is
  'personal: kind=credential; basis=security; keep=expiry_30d; export=no; erase=delete';
comment on column session.user_agent is
  'personal: kind=device; basis=security; keep=expiry_30d; export=yes; erase=delete';
comment on column session.network is
  'personal: kind=network; basis=security; keep=expiry_30d; export=yes; erase=delete';
comment on column session.created_at is
  'personal: kind=usage; basis=security; keep=expiry_30d; export=yes; erase=delete';
comment on column session.last_seen_at is
  'personal: kind=usage; basis=security; keep=expiry_30d; export=yes; erase=delete';
comment on column session.expires_at is 'personal: none';
grant insert, update, delete on session to sirkito_app;

create table session_token (
  hash bytea primary key,
  session_id uuid not null,
  issued_at timestamptz not null,
  predecessor_hash bytea,
  sealed_successor bytea,
  used_at timestamptz,
  ends_at timestamptz,
  constraint session_token_one_successor unique (predecessor_hash),
  constraint session_token_session_fk foreign key (session_id)
    references session (id) on delete cascade,
  constraint session_token_hash_length check (length(hash) = 32)
);
create index session_token_session on session_token (session_id);
comment on table session_token is
  'personal: kind=credential; basis=security; keep=expiry_30d; export=no; erase=delete';
grant insert, update, delete on session_token to sirkito_app;

create table one_time_token (
  hash bytea primary key,
  account_id uuid not null,
  purpose text not null,
  expires_at timestamptz not null,
  constraint one_time_token_account_fk foreign key (account_id)
    references account (id) on delete cascade,
  constraint one_time_token_hash_length check (length(hash) = 32),
  constraint one_time_token_purpose_known check (
    purpose in ('reset_password', 'verify_email', 'download_data')
  )
);
create index one_time_token_account on one_time_token (account_id, purpose);
create index one_time_token_expires on one_time_token (expires_at);
comment on table one_time_token is
  'personal: kind=credential; basis=security; keep=24h; export=no; erase=delete';
grant insert, delete on one_time_token to sirkito_app;

create table two_factor (
  account_id uuid primary key,
  sealed_secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  constraint two_factor_account_fk foreign key (account_id)
    references account (id) on delete cascade
);
comment on table two_factor is
  'personal: kind=credential; basis=security; keep=24m_idle; export=no; erase=delete';
grant insert, update, delete on two_factor to sirkito_app;

create table recovery_code (
  account_id uuid not null,
  hash bytea not null,
  constraint recovery_code_pkey primary key (account_id, hash),
  constraint recovery_code_two_factor_fk foreign key (account_id)
    references two_factor (account_id) on delete cascade,
  constraint recovery_code_hash_length check (length(hash) = 32)
);
comment on table recovery_code is
  'personal: kind=credential; basis=security; keep=24m_idle; export=no; erase=delete';
grant insert, delete on recovery_code to sirkito_app;

create table saved_view (
  id uuid primary key,
  account_id uuid not null,
  page text not null,
  name text not null,
  query text not null,
  created_at timestamptz not null,
  constraint saved_view_account_fk foreign key (account_id)
    references account (id) on delete cascade,
  constraint saved_view_name_length check (length(name) between 1 and 40),
  constraint saved_view_page_known check (page in ('products', 'orders')),
  constraint saved_view_query_length check (length(query) <= 500)
);
create index saved_view_account on saved_view (account_id, page, created_at);
comment on table saved_view is
  'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';
grant insert, update, delete on saved_view to sirkito_app;

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
