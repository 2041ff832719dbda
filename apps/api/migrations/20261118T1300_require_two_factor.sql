-- why: Staff have to set up two-factor authentication within a grace period, and can replace their
-- authenticator without turning it off.

-- Starts when the account becomes staff, and again, shorter, when an owner resets it.
create table two_factor_grace (
  account_id uuid primary key,
  starts_at timestamptz not null,
  is_reset boolean not null default false,
  constraint two_factor_grace_account_fk foreign key (account_id)
    references account (id) on delete cascade
);
comment on table two_factor_grace is
  'personal: kind=account_state; basis=security; keep=24m_idle; export=no; erase=delete';
grant update on two_factor_grace to sirkito_app;

-- Existing staff get the whole period from now on.
insert into two_factor_grace (account_id, starts_at)
select id, now() from account where role = 'admin';

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

create trigger account_two_factor_grace
after insert or update of role on account
for each row
execute function start_two_factor_grace();

alter table two_factor add column pending_secret bytea;
