-- Starts the time that a new staff member has to set up two-factor authentication, and forgets it
-- when they leave.
create or replace function start_two_factor_grace() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.role <> 'admin' then
    delete from two_factor_grace where account_id = new.id;
    return null;
  end if;
  insert into two_factor_grace (account_id, starts_at) values (new.id, now())
  on conflict (account_id) do nothing;
  return null;
end
$$;
