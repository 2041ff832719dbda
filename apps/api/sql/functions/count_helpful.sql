-- Maintains a review's helpful count.
create or replace function count_helpful() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update review
  set helpful_count = helpful_count + case tg_op when 'INSERT' then 1 else -1 end
  where id = coalesce(new.review_id, old.review_id);
  return null;
end
$$;
