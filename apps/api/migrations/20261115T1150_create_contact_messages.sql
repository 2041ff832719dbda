-- why: what people write to the shop through its contact page. It is kept here first and sent by
-- e-mail after, so that a mail server that is away loses nobody's question.
create table contact_message (
  id uuid primary key,
  name text not null,
  email text not null,
  topic text not null,
  order_number text,
  message text not null,
  sent_at timestamptz not null,
  constraint contact_message_name_length check (length(name) between 1 and 80),
  constraint contact_message_email_length check (length(email) between 3 and 254),
  constraint contact_message_topic_form check (topic ~ '^[a-z_]{2,40}$'),
  constraint contact_message_order_number_length check (length(order_number) between 1 and 40),
  constraint contact_message_length check (length(message) between 10 and 4000)
);
create index contact_message_sender on contact_message (lower(email), sent_at desc);
create index contact_message_newest on contact_message (sent_at desc, id desc);

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

grant insert on contact_message to sirkito_app;
