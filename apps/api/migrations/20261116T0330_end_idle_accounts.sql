-- why: an account that nobody has used for two years is erased, a month after its owner was told.
-- Sessions are forgotten long before that, so when somebody was last here stands with the account,
-- to the day. For those who are here already the two years begin now.
alter table account add column last_seen_at timestamptz not null default now();
alter table account add column idle_told_at timestamptz;
comment on column account.last_seen_at is
  'personal: kind=usage; basis=contract; keep=24m_idle; export=yes; erase=delete';
comment on column account.idle_told_at is
  'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';
create index account_idle on account (last_seen_at) where role = 'user' and erase_at is null;
