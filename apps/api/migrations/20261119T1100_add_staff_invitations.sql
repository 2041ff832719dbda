-- why: An invitation made an existing account staff at once, with a password that somebody else may
-- know. The role now starts with the emailed link.

create table staff_invitation (
  account_id uuid primary key,
  staff_role text not null,
  invited_by uuid,
  -- The app role may not insert this column, so only an operator invites without an owner.
  by_operator boolean not null default false,
  expires_at timestamptz not null,
  constraint staff_invitation_account_fk foreign key (account_id)
    references account (id) on delete cascade,
  constraint staff_invitation_invited_by_fk foreign key (invited_by)
    references account (id) on delete cascade,
  constraint staff_invitation_inviter_known check (by_operator = (invited_by is null)),
  constraint staff_invitation_role_known check (
    staff_role in ('owner', 'catalogue', 'orders', 'support')
  )
);
create index staff_invitation_invited_by on staff_invitation (invited_by);
create index staff_invitation_expires on staff_invitation (expires_at);
comment on table staff_invitation is
  'personal: kind=account_state; basis=security; keep=30d; export=no; erase=delete';
grant insert (account_id, staff_role, invited_by, expires_at) on staff_invitation to sirkito_app;
grant delete on staff_invitation to sirkito_app;

alter table one_time_token
  drop constraint one_time_token_purpose_known,
  add constraint one_time_token_purpose_known check (
    purpose in ('reset_password', 'staff_invitation', 'verify_email', 'download_data')
  ) not valid;
