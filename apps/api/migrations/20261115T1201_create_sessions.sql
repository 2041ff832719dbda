-- why: who is signed in. A token means nothing by itself and only its SHA-256 is kept, so that a
-- copy of this database opens no session; deleting the row ends the session.
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
  constraint session_account_fk foreign key (account_id)
    references account (id) on delete cascade,
  constraint session_kind_known check (kind in ('shopper', 'staff')),
  constraint session_binding_hash_length check (length(binding_hash) = 32),
  constraint session_user_agent_length check (length(user_agent) <= 300),
  constraint session_network_length check (length(network) <= 64)
);
create index session_account on session (account_id);

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

-- A session's token is exchanged as it ages. The successor is kept sealed by the token before it,
-- so that two tabs that ask at once are given the same one and nobody else can read it.
create table session_token (
  hash bytea primary key,
  session_id uuid not null,
  issued_at timestamptz not null,
  predecessor_hash bytea,
  sealed_successor bytea,
  used_at timestamptz,
  ends_at timestamptz,
  constraint session_token_session_fk foreign key (session_id)
    references session (id) on delete cascade,
  constraint session_token_hash_length check (length(hash) = 32),
  constraint session_token_one_successor unique (predecessor_hash)
);
create index session_token_session on session_token (session_id);
comment on table session_token is
  'personal: kind=credential; basis=security; keep=expiry_30d; export=no; erase=delete';

grant insert, update, delete on session, session_token to sirkito_app;
