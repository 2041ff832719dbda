-- why: The shop's settings and the audit log of staff changes.

create table setting (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null,
  constraint setting_key_form check (key ~ '^[a-z][a-z0-9_.]{1,59}$'),
  constraint setting_value_is_an_object check (jsonb_typeof(value) = 'object')
);
comment on table setting is 'personal: none';
grant insert, update on setting to sirkito_app;

create table audit_entry (
  id uuid primary key,
  at timestamptz not null,
  actor_id uuid not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  request_id text not null,
  key uuid,
  constraint audit_entry_action_form check (action ~ '^[a-z_]+\.[a-z_]+$'),
  constraint audit_entry_subject_length check (length(subject) between 1 and 200)
);
create index audit_entry_actor on audit_entry (actor_id, at desc);
create index audit_entry_at on audit_entry (at desc, id desc);
create unique index audit_entry_key on audit_entry (actor_id, key) where key is not null;
create index audit_entry_subject on audit_entry (subject, at desc);
comment on table audit_entry is 'personal: by column';
comment on column audit_entry.id is 'personal: none';
comment on column audit_entry.at is 'personal: none';
comment on column audit_entry.actor_id is
  'personal: kind=staff_id; basis=legitimate_interest; keep=5y; export=yes; erase=keep';
comment on column audit_entry.action is 'personal: none';
comment on column audit_entry.subject is 'personal: none';
comment on column audit_entry.before is
  'personal: kind=changed_values; basis=legitimate_interest; keep=5y; export=no; erase=anonymise';
comment on column audit_entry.after is
  'personal: kind=changed_values; basis=legitimate_interest; keep=5y; export=no; erase=anonymise';
comment on column audit_entry.request_id is 'personal: none';
comment on column audit_entry.key is 'personal: none';
grant insert on audit_entry to sirkito_app;

create table sql_function (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);
comment on table sql_function is 'personal: none';
