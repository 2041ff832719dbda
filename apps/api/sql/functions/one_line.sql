-- Replaces line breaks and marks that reverse the reading order, so that a buyer can't add lines of
-- their own to an invoice.
create or replace function one_line(value text) returns text
language sql immutable strict parallel safe set search_path = public, pg_temp as $$
  select regexp_replace(value, '[[:cntrl:]\u2028\u2029\u202A-\u202E\u2066-\u2069]+', ' ', 'g')
$$;
