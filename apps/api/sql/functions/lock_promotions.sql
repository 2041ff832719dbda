-- Locks the promotions that these drafts may use and returns how many uses each has left.
create or replace function lock_promotions(drafts order_draft[], lines draft_line[], at timestamptz)
returns table (id uuid, uses_left integer)
language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select promotion.id, promotion.max_redemptions - promotion.redemptions
  from promotion
  where id in (
    select promotion_id from evaluate_drafts(drafts, lines, lock_promotions.at)
    where eligible_total > 0
  )
  order by id for no key update;
end
$$;
