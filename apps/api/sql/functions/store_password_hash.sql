-- Stores a password hash and returns whether it did: with `from_hash` only if that is still the
-- current one. Without `changed_at` it is a new hash of the same password.
create or replace function store_password_hash(
  account_id uuid, from_hash text, to_hash text, changed_at timestamptz
) returns boolean
language sql volatile security definer set search_path = public, pg_temp as $$
  with stored as (
    update account
    set password_hash = to_hash, updated_at = coalesce(changed_at, updated_at)
    where id = store_password_hash.account_id
      and (from_hash is null or password_hash = from_hash)
    returning id
  )
  select exists (select from stored)
$$;
revoke execute on function store_password_hash(uuid, text, text, timestamptz) from public;
grant execute on function store_password_hash(uuid, text, text, timestamptz) to sirkito_app;
