-- why: Banners and contact messages.

create table banner (
  id uuid primary key,
  kind text not null,
  title text not null,
  text text not null default '',
  link text not null,
  link_label text not null,
  picture text,
  position smallint not null,
  starts_at timestamptz,
  ends_at timestamptz,
  is_active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint banner_kind_known check (kind in ('hero', 'shelf', 'feature')),
  constraint banner_link_label_length check (length(link_label) between 1 and 40),
  constraint banner_link_stays_here check (link ~ '^/(?![/\\])' and length(link) <= 400),
  constraint banner_picture_form check (picture ~ '^[a-z0-9][a-z0-9/._-]{2,159}$'),
  constraint banner_schedule_order check (starts_at < ends_at),
  constraint banner_text_length check (length(text) <= 280),
  constraint banner_title_length check (length(title) between 1 and 80)
);
create index banner_position on banner (kind, "position");
comment on table banner is 'personal: none';
grant insert, update, delete on banner to sirkito_app;

create table contact_message (
  id uuid primary key,
  name text not null,
  email text not null,
  topic text not null,
  order_number text,
  message text not null,
  sent_at timestamptz not null,
  account_id uuid,
  answered_at timestamptz,
  answered_by uuid,
  constraint contact_message_answered_by_somebody check (
    (answered_at is null) = (answered_by is null)
  ),
  constraint contact_message_email_length check (length(email) between 3 and 254),
  constraint contact_message_length check (length(message) between 10 and 4000),
  constraint contact_message_name_length check (length(name) between 1 and 80),
  constraint contact_message_order_number_length check (length(order_number) between 1 and 40),
  constraint contact_message_topic_form check (topic ~ '^[a-z_]{2,40}$')
);
create index contact_message_account on contact_message (account_id) where account_id is not null;
create index contact_message_newest on contact_message (sent_at desc, id desc);
create index contact_message_sender on contact_message (lower(email), sent_at desc);
create index contact_message_waiting on contact_message (id) where answered_at is null;
comment on table contact_message is 'personal: by column';
comment on column contact_message.id is 'personal: none';
comment on column contact_message.name is
  'personal: kind=name; basis=consent; keep=2y; export=yes; erase=delete';
comment on column contact_message.email is
  'personal: kind=email; basis=consent; keep=2y; export=yes; erase=delete';
comment on column contact_message.topic is 'personal: none';
comment on column contact_message.order_number is
  'personal: kind=order_number; basis=consent; keep=2y; export=yes; erase=delete';
comment on column contact_message.message is
  'personal: kind=message; basis=consent; keep=2y; export=yes; erase=delete';
comment on column contact_message.sent_at is 'personal: none';
comment on column contact_message.account_id is
  'personal: kind=account_id; basis=consent; keep=2y; export=no; erase=delete';
comment on column contact_message.answered_at is 'personal: none';
comment on column contact_message.answered_by is
  'personal: kind=staff_id; basis=legitimate_interest; keep=2y; export=no; erase=keep';
grant insert, delete, update (answered_at, answered_by) on contact_message to sirkito_app;
