-- why: an answer by a buyer took a question from the list of the shop, and what it said could be
-- hidden by nobody. A question is open until the shop answers; an answer is hidden like a question.
alter table product_answer
  add column hidden_at timestamptz,
  add column hidden_reason text,
  add constraint product_answer_hidden_with_reason check (
    (hidden_at is null) = (hidden_reason is null) and length(hidden_reason) between 3 and 300
  );
comment on column product_answer.hidden_at is 'personal: none';
comment on column product_answer.hidden_reason is 'personal: none';
grant update (hidden_at, hidden_reason) on product_answer to sirkito_app;

-- Samples of the demo shop stand for the shop.
alter table product_question add column shop_answer_count integer not null default 0;
comment on column product_question.shop_answer_count is 'personal: none';
update product_question set shop_answer_count = answered.by_shop
from (
  select question_id, count(*) as by_shop from product_answer
  where answered_by <> 'buyer' group by question_id
) as answered
where answered.question_id = product_question.id;

drop index product_question_unanswered;
create index product_question_open on product_question (asked_at desc, id desc)
  where shop_answer_count = 0 and hidden_at is null;

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
drop trigger product_answer_counts on product_answer;
create trigger product_answer_counts
after insert or delete or update of hidden_at on product_answer
for each row execute function count_answers();
