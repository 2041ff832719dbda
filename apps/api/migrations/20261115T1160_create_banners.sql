-- why: what the home page shows is the staff's choice: its opening, its shelves of products and its
-- features, in their order, each for as long as it is meant to be there.
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
  constraint banner_title_length check (length(title) between 1 and 80),
  constraint banner_text_length check (length(text) <= 280),
  constraint banner_link_stays_here check (link ~ '^/(?![/\\])' and length(link) <= 400),
  constraint banner_link_label_length check (length(link_label) between 1 and 40),
  constraint banner_picture_form check (picture ~ '^[a-z0-9][a-z0-9/._-]{2,159}$'),
  constraint banner_schedule_order check (starts_at < ends_at)
);
create index banner_place on banner (kind, position);
comment on table banner is 'personal: none';

grant insert, update, delete on banner to sirkito_app;
