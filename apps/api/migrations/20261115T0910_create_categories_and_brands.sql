-- why: the category tree and the brands are reference data that products, filters and menus
-- point at, so they are rows with foreign keys and not only constants in code.
create table category (
  id text primary key,
  parent_id text,
  label text not null,
  position integer not null,
  priority smallint,
  filter_attributes text[] not null default '{}',
  constraint category_id_is_a_slug check (id ~ '^[a-z][a-z0-9_]{1,39}$'),
  constraint category_parent_fk foreign key (parent_id) references category (id),
  constraint category_is_not_its_own_parent check (parent_id <> id),
  constraint category_label_length check (length(label) between 1 and 60),
  constraint category_priority_range check (priority between 1 and 5),
  constraint category_priority_once unique (priority),
  constraint category_position_once unique nulls not distinct (parent_id, position) deferrable
);
comment on table category is 'personal: none';

create table brand (
  id text primary key,
  name text not null,
  constraint brand_id_is_a_slug check (id ~ '^[a-z][a-z0-9_]{1,39}$'),
  constraint brand_name_length check (length(name) between 1 and 60)
);
create unique index brand_name_once on brand (lower(name));
comment on table brand is 'personal: none';

create table category_brand (
  category_id text not null,
  brand_id text not null,
  position integer not null,
  constraint category_brand_pk primary key (category_id, brand_id),
  constraint category_brand_category_fk foreign key (category_id) references category (id),
  constraint category_brand_brand_fk foreign key (brand_id) references brand (id)
);
create index category_brand_brand on category_brand (brand_id);
comment on table category_brand is 'personal: none';
