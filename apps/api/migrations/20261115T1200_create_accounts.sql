-- why: the people who shop and the people who run the shop. One table for both: staff shop too.
-- An e-mail address is kept in lower case, so that it belongs to one account however it is typed.
create table account (
  id uuid primary key,
  user_name text not null,
  email text not null,
  email_verified_at timestamptz,
  password_hash text,
  role text not null default 'user',
  staff_role text,
  erase_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint account_email_key unique (email),
  constraint account_email_form check (email = lower(email) and length(email) between 3 and 254),
  constraint account_user_name_length check (length(user_name) between 3 and 30),
  constraint account_password_hash_form check (password_hash like '$argon2id$%'),
  constraint account_role_known check (role in ('user', 'admin')),
  constraint account_staff_role_known
    check (staff_role in ('owner', 'catalogue', 'orders', 'support')),
  constraint account_staff_have_a_staff_role check ((role = 'admin') = (staff_role is not null))
);

comment on table account is 'personal: by column';
comment on column account.id is
  'personal: kind=account_id; basis=contract; keep=24m_idle; export=yes; erase=delete';
comment on column account.user_name is
  'personal: kind=name; basis=contract; keep=24m_idle; export=yes; erase=delete';
comment on column account.email is
  'personal: kind=email; basis=contract; keep=24m_idle; export=yes; erase=delete';
comment on column account.email_verified_at is
  'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';
comment on column account.password_hash is
  'personal: kind=credential; basis=contract; keep=24m_idle; export=no; erase=delete';
comment on column account.role is
  'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';
comment on column account.staff_role is
  'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';
comment on column account.erase_at is
  'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';
comment on column account.created_at is
  'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';
comment on column account.updated_at is
  'personal: kind=account_state; basis=contract; keep=24m_idle; export=yes; erase=delete';

grant insert, update, delete on account to sirkito_app;
