-- Deletes audit entries older than five years; the app role can't delete any itself.
create or replace function purge_old_audit_entries(at_most integer) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from audit_entry where id in (
      select id from audit_entry where at < now() - interval '5 years' order by at limit at_most
    ) returning id
  )
  select count(*)::integer from gone
$$;
