-- why: somebody who no longer works here, or who abuses the shop, is shut out without a trace of
-- what they did being lost.
alter table account add column disabled_at timestamptz;
comment on column account.disabled_at is
  'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';
create index account_staff on account (created_at) where role = 'admin';
