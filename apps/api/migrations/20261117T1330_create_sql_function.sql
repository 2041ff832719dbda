-- why: functions live in apps/api/sql/functions, one file each. The migrator re-applies a file whose
-- checksum differs from the one stored here.
create table sql_function (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);
comment on table sql_function is 'personal: none';
