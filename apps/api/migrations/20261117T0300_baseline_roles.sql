-- why: The API and the worker act as a role that owns nothing, so that a hole in the code can't
-- change the schema, the stock ledger or the audit log. Roles belong to the whole cluster, hence the
-- guard.
do $$
begin
  create role sirkito_app login;
exception
  when duplicate_object or unique_violation then null;
end
$$;

-- The owner may act as the app role: development uses one login for both.
do $$
begin
  if not pg_has_role(current_user, 'sirkito_app', 'member') then
    execute format('grant sirkito_app to %I', current_user);
  end if;
end
$$;

create extension if not exists pg_trgm;

grant usage on schema public to sirkito_app;
revoke create on schema public from public;

-- The app role can read new tables; each migration grants the writes its tables need.
alter default privileges in schema public grant select on tables to sirkito_app;
alter default privileges in schema public grant usage on sequences to sirkito_app;
grant select on migration to sirkito_app;
comment on table migration is 'personal: none';
