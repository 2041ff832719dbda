-- why: Localities of the PSGC and the addresses of customers.

create table locality (
  code text primary key,
  level text not null,
  parent_code text,
  name text not null,
  postal_code text,
  constraint locality_parent_fk foreign key (parent_code) references locality (code),
  constraint locality_code_form check (code ~ '^\d{10}$'),
  constraint locality_level_known check (level in ('region', 'province', 'city', 'barangay')),
  constraint locality_name_length check (length(name) between 1 and 120),
  constraint locality_only_regions_have_no_parent check (
    (level = 'region') = (parent_code is null)
  ),
  constraint locality_postal_code_form check (postal_code ~ '^\d{4}$')
);
create index locality_parent on locality (parent_code, name);
comment on table locality is 'personal: none';
grant insert, update on locality to sirkito_app;

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
  constraint address_account_fk foreign key (account_id) references account (id) on delete cascade,
  constraint address_locality_fk foreign key (psgc_code) references locality (code),
  constraint address_phone_form check (phone ~ '^\+639\d{9}$'),
  constraint address_postal_code_form check (postal_code ~ '^\d{4}$')
);
create index address_account on address (account_id, created_at);
create unique index address_one_default on address (account_id) where is_default;
create index address_phone on address (phone);
comment on table address is
  'personal: kind=address; basis=contract; keep=24m_idle; export=yes; erase=delete';
grant insert, update, delete on address to sirkito_app;
