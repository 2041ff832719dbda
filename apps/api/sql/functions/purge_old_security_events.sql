-- Deletes security events older than a year; the app role can't delete any itself.
create or replace function purge_old_security_events(at_most integer) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from security_event where id in (
      select id from security_event where at < now() - interval '1 year' order by at, id limit at_most
    ) returning id
  )
  select count(*)::integer from gone
$$;
