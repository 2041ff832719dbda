-- why: where to deliver. Places are the official list (PSGC), so that nobody types a barangay by
-- hand and every address has a shipping zone.
create table place (
  code text primary key,
  level text not null,
  parent_code text,
  name text not null,
  constraint place_parent_fk foreign key (parent_code) references place (code),
  constraint place_code_form check (code ~ '^\d{10}$'),
  constraint place_level_known check (level in ('region', 'province', 'city', 'barangay')),
  constraint place_only_regions_stand_alone check ((level = 'region') = (parent_code is null)),
  constraint place_name_length check (length(name) between 1 and 120)
);
create index place_parent on place (parent_code, name);
comment on table place is 'personal: none';
grant insert, update on place to sirkito_app;

create table address (
  id uuid primary key,
  account_id uuid not null,
  full_name text not null,
  phone text not null,
  psgc_code text not null,
  region text not null,
  province text not null,
  city_municipality text not null,
  barangay text not null,
  street text not null,
  postal_code text not null,
  notes text not null,
  label text not null,
  is_default boolean not null,
  zone text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint address_account_fk foreign key (account_id)
    references account (id) on delete cascade,
  constraint address_place_fk foreign key (psgc_code) references place (code),
  constraint address_phone_form check (phone ~ '^\+639\d{9}$'),
  constraint address_postal_code_form check (postal_code ~ '^\d{4}$')
);
create index address_account on address (account_id, created_at);
create unique index address_one_default on address (account_id) where is_default;
comment on table address is
  'personal: kind=address; basis=contract; keep=24m_idle; export=yes; erase=delete';
grant insert, update, delete on address to sirkito_app;
