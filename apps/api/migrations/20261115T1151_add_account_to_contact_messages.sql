-- why: what a signed-in person writes is part of what the shop keeps about them, so it is exported
-- and erased with their account. No foreign key: accounts come in a later file, and erasing an
-- account removes these rows by itself.
alter table contact_message add column account_id uuid;
create index contact_message_account on contact_message (account_id) where account_id is not null;
comment on column contact_message.account_id is
  'personal: kind=account_id; basis=consent; keep=2y; export=no; erase=delete';
grant delete on contact_message to sirkito_app;
