-- Returns text as JSON, or null if it isn't JSON.
create or replace function json_or_null(content text) returns jsonb
language plpgsql immutable strict set search_path = public, pg_temp as $$
begin
  return content::jsonb;
exception when data_exception then
  return null;
end
$$;
