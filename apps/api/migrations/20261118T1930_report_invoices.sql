-- why: Once the tax office has a system, documents must be reported to it within three days.

create table invoice_report (
  id bigint generated always as identity,
  branch text not null,
  kind text not null,
  number bigint not null,
  state text not null default 'waiting',
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_attempt_at timestamptz,
  reference text,
  reason text,
  constraint invoice_report_pkey primary key (id),
  constraint invoice_report_document_key unique (branch, kind, number),
  constraint invoice_report_document_fk foreign key (branch, kind, number)
    references invoice_document (branch, kind, number),
  constraint invoice_report_state_known
    check (state in ('waiting', 'accepted', 'rejected', 'failed')),
  constraint invoice_report_accepted check (state <> 'accepted' or reference is not null)
);
comment on table invoice_report is 'personal: none';
create index invoice_report_due on invoice_report (next_attempt_at) where state = 'waiting';
create index invoice_report_listed on invoice_report (state, id);
grant insert (branch, kind, number) on invoice_report to sirkito_app;
grant update (state, attempts, next_attempt_at, last_attempt_at, reference, reason)
  on invoice_report to sirkito_app;
