-- Queues the file of a deleted review photo; the worker deletes it.
create or replace function queue_photo_removal() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into removed_photo (file) values (old.file) on conflict do nothing;
  return null;
end
$$;
