-- why: why a customer was shut out is a sentence about a person. In the audit log, which only grows,
-- it outlived the erasure of their account. It is kept with the account from now on and goes with
-- it; the log keeps that a reason was given. What the log holds already is moved.
alter table account
  add column standing_reason text,
  add constraint account_standing_reason_length check (length(standing_reason) <= 200);
comment on column account.standing_reason is
  'personal: kind=note_of_staff; basis=legitimate_interest; keep=24m_idle; export=yes; erase=delete';

update account set standing_reason = left(told.reason, 200)
from (
  select distinct on (subject) subject, after ->> 'reason' as reason from audit_entry
  where action in ('accounts.shut_out_customer', 'accounts.let_in_customer')
  order by subject, at desc, id desc
) as told
where told.subject = 'account:' || account.id;

update audit_entry set after = (after - 'reason') || '{"hasReason": true}'
where action in ('accounts.shut_out_customer', 'accounts.let_in_customer') and after ? 'reason';
