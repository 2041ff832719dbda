-- why: one row a setting, absent until somebody changes it; the defaults live in code.
create table setting (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null,
  constraint setting_key_form check (key ~ '^[a-z][a-z0-9_.]{1,59}$'),
  constraint setting_value_is_an_object check (jsonb_typeof(value) = 'object')
);
comment on table setting is 'personal: none';

grant insert, update on setting to sirkito_app;
