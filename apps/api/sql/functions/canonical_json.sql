-- Returns JSON in one form only (RFC 8785, for text and whole numbers), so that equal documents have
-- equal hashes.
create or replace function canonical_json(value jsonb) returns text
language sql immutable strict parallel safe set search_path = public, pg_temp as $$
  select case jsonb_typeof(value)
    when 'object' then (
      select '{' || coalesce(
        string_agg(to_json(key)::text || ':' || canonical_json(member), ',' order by key collate "C"),
        ''
      ) || '}'
      from jsonb_each(value) as each (key, member)
    )
    when 'array' then (
      select '[' || coalesce(string_agg(canonical_json(item), ',' order by place), '') || ']'
      from jsonb_array_elements(value) with ordinality as element (item, place)
    )
    else value::text
  end
$$;
