-- why: Saved builds.

create table saved_build (
  id uuid primary key,
  account_id uuid not null,
  name text not null,
  parts uuid[] not null,
  updated_at timestamptz not null,
  constraint saved_build_name_once unique (account_id, name),
  constraint saved_build_account_fk foreign key (account_id)
    references account (id) on delete cascade,
  constraint saved_build_name_length check (length(name) between 1 and 60),
  constraint saved_build_parts_count check (array_length(parts, 1) between 1 and 40)
);
comment on table saved_build is
  'personal: kind=preference; basis=contract; keep=24m_idle; export=yes; erase=delete';
grant insert, update, delete on saved_build to sirkito_app;
