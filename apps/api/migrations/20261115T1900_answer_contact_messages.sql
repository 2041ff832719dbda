-- why: staff share one inbox, and nobody should answer what somebody else has answered.
alter table contact_message
  add column answered_at timestamptz,
  add column answered_by uuid,
  add constraint contact_message_answered_by_somebody
    check ((answered_at is null) = (answered_by is null));
create index contact_message_waiting on contact_message (id) where answered_at is null;
comment on column contact_message.answered_at is 'personal: none';
comment on column contact_message.answered_by is
  'personal: kind=staff_id; basis=legitimate_interest; keep=2y; export=no; erase=keep';
grant update (answered_at, answered_by) on contact_message to sirkito_app;
