-- Gives an account a staff role, or none, on behalf of another account that is an owner, or the role of
-- an operator's invitation. The app role can't write these columns itself, nor invite as an operator.
create or replace function set_staff_role(
  acting_owner uuid, target uuid, new_role text, changed_at timestamptz
) returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select from account
    where id = acting_owner and id <> target and staff_role = 'owner' and disabled_at is null
  ) and not exists (
    select from staff_invitation
    where acting_owner is null and by_operator
      and account_id = target and staff_role = new_role and expires_at > now()
  ) then
    raise insufficient_privilege using
      message = 'only an owner may change the staff role of another account';
  end if;
  update account
  set role = case when new_role is null then 'user' else 'admin' end,
    staff_role = new_role,
    -- The creator of an unverified account may not own the mailbox.
    password_hash = case
      when role = 'admin' or email_verified_at is not null then password_hash
    end,
    updated_at = changed_at
  where id = target;
end
$$;
revoke execute on function set_staff_role(uuid, uuid, text, timestamptz) from public;
grant execute on function set_staff_role(uuid, uuid, text, timestamptz) to sirkito_app;
