-- why: what people want to know before they buy, answered by staff or by those who have it.
create table product_question (
  id uuid primary key,
  product_id uuid not null,
  account_id uuid,
  sample_author text,
  body text not null,
  answer_count integer not null default 0,
  hidden_at timestamptz,
  hidden_reason text,
  asked_at timestamptz not null,
  constraint product_question_product_fk foreign key (product_id)
    references product (id) on delete cascade,
  constraint product_question_account_fk foreign key (account_id)
    references account (id) on delete set null,
  constraint product_question_body_length check (length(body) between 10 and 500),
  constraint product_question_hidden_with_reason check (
    (hidden_at is null) = (hidden_reason is null) and length(hidden_reason) between 3 and 300
  )
);
create index product_question_newest on product_question (product_id, asked_at desc, id desc)
  where hidden_at is null;
create index product_question_account on product_question (account_id, asked_at desc);
create index product_question_for_staff on product_question (asked_at desc, id desc);
create index product_question_unanswered on product_question (asked_at desc, id desc)
  where answer_count = 0 and hidden_at is null;
comment on table product_question is 'personal: by column';
comment on column product_question.id is 'personal: none';
comment on column product_question.product_id is 'personal: none';
comment on column product_question.account_id is
  'personal: kind=account_id; basis=contract; keep=until_removed; export=yes; erase=anonymise';
comment on column product_question.sample_author is 'personal: none';
comment on column product_question.body is
  'personal: kind=opinion; basis=contract; keep=until_removed; export=yes; erase=keep';
comment on column product_question.answer_count is 'personal: none';
comment on column product_question.hidden_at is 'personal: none';
comment on column product_question.hidden_reason is 'personal: none';
comment on column product_question.asked_at is 'personal: none';
grant insert on product_question to sirkito_app;
grant update (hidden_at, hidden_reason) on product_question to sirkito_app;

create table product_answer (
  id uuid primary key,
  question_id uuid not null,
  account_id uuid,
  answered_by text not null,
  body text not null,
  answered_at timestamptz not null,
  constraint product_answer_question_fk foreign key (question_id)
    references product_question (id) on delete cascade,
  constraint product_answer_account_fk foreign key (account_id)
    references account (id) on delete set null,
  constraint product_answer_by_known check (answered_by in ('staff', 'buyer', 'sample')),
  constraint product_answer_body_length check (length(body) between 1 and 1000)
);
create index product_answer_question on product_answer (question_id, answered_at, id);
create index product_answer_account on product_answer (account_id, answered_at desc);
comment on table product_answer is 'personal: by column';
comment on column product_answer.id is 'personal: none';
comment on column product_answer.question_id is 'personal: none';
comment on column product_answer.account_id is
  'personal: kind=account_id; basis=contract; keep=until_removed; export=yes; erase=anonymise';
comment on column product_answer.answered_by is 'personal: none';
comment on column product_answer.body is
  'personal: kind=opinion; basis=contract; keep=until_removed; export=yes; erase=keep';
comment on column product_answer.answered_at is 'personal: none';
grant insert on product_answer to sirkito_app;

create function count_answers() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update product_question
  set answer_count = answer_count + case tg_op when 'INSERT' then 1 else -1 end
  where id = coalesce(new.question_id, old.question_id);
  return null;
end
$$;
create trigger product_answer_counts
after insert or delete on product_answer
for each row execute function count_answers();
