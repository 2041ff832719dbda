-- why: Ready builds are composed from stock every night.

create table ready_build (
  slug text primary key,
  parts uuid[] not null,
  composed_at timestamptz not null,
  constraint ready_build_slug_length check (length(slug) between 1 and 60),
  constraint ready_build_parts_count check (array_length(parts, 1) between 1 and 40)
);
comment on table ready_build is 'personal: none';
grant insert, update, delete on ready_build to sirkito_app;
