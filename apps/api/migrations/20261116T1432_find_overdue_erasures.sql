-- why: an erasure whose job failed too often was looked for by nobody. What is overdue is looked for
-- every hour, among the few accounts that are to be erased.
create index account_erasure on account (erase_at) where erase_at is not null;
