-- why: The audit log records changes by staff. Sign-ins, refused calls and views of personal data leave
-- no trace that an owner can search.

create table security_event (
  id uuid primary key,
  at timestamptz not null,
  kind text not null,
  account_id uuid,
  account_hash bytea,
  network cidr,
  request_id text,
  subject text,
  details jsonb not null default '{}',
  constraint security_event_kind_form check (kind ~ '^[a-z_]{3,40}$'),
  constraint security_event_subject_length check (length(subject) between 1 and 200),
  constraint security_event_details_size check (length(details::text) <= 500)
);
create index security_event_at on security_event (at, id);
create index security_event_kind on security_event (kind, at, id);
create index security_event_account on security_event (account_id, at, id) where account_id is not null;
create index security_event_hash on security_event (account_hash, at, id) where account_hash is not null;
create index security_event_network on security_event (network, at, id) where network is not null;
create index security_event_subject on security_event (subject, at, id) where subject is not null;
comment on table security_event is 'personal: by column';
comment on column security_event.id is 'personal: none';
comment on column security_event.at is 'personal: none';
comment on column security_event.kind is 'personal: none';
comment on column security_event.account_id is
  'personal: kind=account_id; basis=legitimate_interest; keep=1y; export=yes; erase=keep';
comment on column security_event.account_hash is
  'personal: kind=email_hash; basis=legitimate_interest; keep=1y; export=no; erase=keep';
comment on column security_event.network is
  'personal: kind=network; basis=legitimate_interest; keep=1y; export=yes; erase=keep';
comment on column security_event.request_id is 'personal: none';
comment on column security_event.subject is 'personal: none';
comment on column security_event.details is 'personal: none';
grant insert on security_event to sirkito_app;
