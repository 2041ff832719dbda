-- Maintains a question's answer counts; hidden answers don't count.
create or replace function count_answers() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was integer := case when tg_op <> 'INSERT' and old.hidden_at is null then 1 else 0 end;
  is_now integer := case when tg_op <> 'DELETE' and new.hidden_at is null then 1 else 0 end;
  by_shop integer := (coalesce(new.answered_by, old.answered_by) <> 'buyer')::int;
begin
  update product_question
  set answer_count = answer_count + is_now - was,
    shop_answer_count = shop_answer_count + (is_now - was) * by_shop
  where id = coalesce(new.question_id, old.question_id);
  return null;
end
$$;
