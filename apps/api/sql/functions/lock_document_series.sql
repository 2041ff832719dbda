-- Locks a series of documents until the commit and returns its end, so that numbers have no gaps.
create or replace function lock_document_series(of_branch text, of_kind text)
returns table (last_number bigint, last_hash text, locked_at timestamptz)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into document_series (branch, kind) values (of_branch, of_kind) on conflict do nothing;
  select series.last_number, encode(series.last_hash, 'hex') into strict last_number, last_hash
  from document_series as series where branch = of_branch and kind = of_kind for update;
  locked_at := clock_timestamp();
  return next;
end
$$;
revoke execute on function lock_document_series from public;
grant execute on function lock_document_series to sirkito_app;
