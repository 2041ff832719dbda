-- Moves a series on with each document, and refuses one that doesn't continue it: the next number,
-- and the hash of the one before.
create or replace function extend_document_series() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update document_series set last_number = new.number, last_hash = new.hash
  where branch = new.branch and kind = new.kind and last_number = new.number - 1
    and encode(last_hash, 'hex') = new.content::jsonb ->> 'previousHash';
  if not found then
    raise exception 'a document must continue its series' using errcode = '23514';
  end if;
  return null;
end
$$;
