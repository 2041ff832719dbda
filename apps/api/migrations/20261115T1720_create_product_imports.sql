-- why: staff send a file of products, see what it would change, and then have it done. The worker
-- does the work, so the file waits here; how far it has come is read while it runs.
create table product_import (
  id uuid primary key,
  name text not null,
  format text not null,
  content bytea not null,
  lines integer not null,
  is_preview boolean not null default true,
  state text not null default 'waiting',
  report jsonb not null default '{}',
  findings jsonb not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint product_import_name_length check (length(name) between 1 and 120),
  constraint product_import_format_known check (format in ('csv', 'ndjson')),
  constraint product_import_state_known check (state in ('waiting', 'running', 'done', 'failed'))
);
comment on table product_import is 'personal: none';
grant insert, update, delete on product_import to sirkito_app;
