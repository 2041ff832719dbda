-- why: a change that must not be made twice, such as prices by so many percent, is known again by
-- the key of whoever asked for it.
alter table audit_entry add column key uuid;
comment on column audit_entry.key is 'personal: none';
create unique index audit_entry_key on audit_entry (actor_id, key) where key is not null;
