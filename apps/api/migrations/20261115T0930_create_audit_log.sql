-- why: every change by staff is kept with what was before and after. Append-only by grants:
-- the app role may add and read, never change or remove.
create table audit_entry (
  id uuid primary key,
  at timestamptz not null,
  actor_id uuid not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  request_id text not null,
  constraint audit_entry_action_form check (action ~ '^[a-z_]+\.[a-z_]+$'),
  constraint audit_entry_subject_length check (length(subject) between 1 and 200)
);
create index audit_entry_at on audit_entry (at desc, id desc);
create index audit_entry_actor on audit_entry (actor_id, at desc);
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

grant insert on audit_entry to sirkito_app;
