-- Returns the password hash of one account; the app role can't read the column. Volatile, so that
-- after a lock it sees the hash that the lock waited for.
create or replace function find_password_hash(account_id uuid) returns text
language sql volatile security definer set search_path = public, pg_temp as $$
  select password_hash from account where id = find_password_hash.account_id
$$;
revoke execute on function find_password_hash(uuid) from public;
grant execute on function find_password_hash(uuid) to sirkito_app;
