-- why: Reviews, questions and the requests to write one.

create table review (
  id uuid primary key,
  product_id uuid not null,
  order_id uuid,
  account_id uuid,
  sample_author text,
  rating smallint not null,
  body text not null,
  helpful_count integer not null default 0,
  report_count integer not null default 0,
  answer text,
  answered_at timestamptz,
  hidden_at timestamptz,
  hidden_reason text,
  edited_at timestamptz,
  created_at timestamptz not null,
  constraint review_once unique (order_id, product_id),
  constraint review_account_fk foreign key (account_id) references account (id) on delete set null,
  constraint review_order_fk foreign key (order_id) references customer_order (id),
  constraint review_product_fk foreign key (product_id) references product (id) on delete cascade,
  constraint review_answer_whole check (
    (answer is null) = (answered_at is null)
    and length(answer) between 1 and 2000
  ),
  constraint review_body_length check (length(body) between 1 and 2000),
  constraint review_counts_not_negative check (helpful_count >= 0 and report_count >= 0),
  constraint review_hidden_with_reason check (
    (hidden_at is null) = (hidden_reason is null)
    and length(hidden_reason) between 3 and 300
  ),
  constraint review_order_or_sample check ((order_id is null) = (sample_author is not null)),
  constraint review_rating_range check (rating between 1 and 5)
);
create index review_account on review (account_id, created_at desc, id desc);
create index review_for_staff on review (created_at desc, id desc);
create index review_highest on review (product_id, rating desc, created_at desc, id desc)
where hidden_at is null;
create index review_lowest on review (product_id, rating, created_at desc, id desc)
where hidden_at is null;
create index review_most_helpful on review (product_id, helpful_count desc, created_at desc, id desc)
where hidden_at is null;
create index review_newest on review (product_id, created_at desc, id desc) where hidden_at is null;
create index review_reported on review (report_count desc, created_at desc)
where report_count > 0 and hidden_at is null;
comment on table review is 'personal: by column';
comment on column review.id is 'personal: none';
comment on column review.product_id is 'personal: none';
comment on column review.order_id is
  'personal: kind=order_id; basis=contract; keep=until_removed; export=yes; erase=keep';
comment on column review.account_id is
  'personal: kind=account_id; basis=contract; keep=until_removed; export=yes; erase=anonymise';
comment on column review.sample_author is 'personal: none';
comment on column review.rating is
  'personal: kind=opinion; basis=contract; keep=until_removed; export=yes; erase=keep';
comment on column review.body is
  'personal: kind=opinion; basis=contract; keep=until_removed; export=yes; erase=keep';
comment on column review.helpful_count is 'personal: none';
comment on column review.report_count is 'personal: none';
comment on column review.answer is 'personal: none';
comment on column review.answered_at is 'personal: none';
comment on column review.hidden_at is 'personal: none';
comment on column review.hidden_reason is 'personal: none';
comment on column review.edited_at is 'personal: none';
comment on column review.created_at is 'personal: none';
grant insert, delete, update (answer, answered_at, body, edited_at, hidden_at, hidden_reason, rating)
on review to sirkito_app;

create trigger review_rating
after insert or delete or update of rating, hidden_at on review
for each row execute function update_rating();

create table review_version (
  id uuid primary key,
  review_id uuid not null,
  account_id uuid not null,
  rating smallint not null,
  body text not null,
  written_at timestamptz not null,
  constraint review_version_account_fk foreign key (account_id)
    references account (id) on delete cascade,
  constraint review_version_review_fk foreign key (review_id)
    references review (id) on delete cascade
);
create index review_version_account on review_version (account_id);
create index review_version_review on review_version (review_id);
comment on table review_version is
  'personal: kind=opinion; basis=contract; keep=until_removed; export=yes; erase=delete';
grant insert on review_version to sirkito_app;

create table review_photo (
  id uuid primary key,
  review_id uuid not null,
  account_id uuid not null,
  file text not null,
  width integer not null,
  height integer not null,
  constraint review_photo_account_fk foreign key (account_id)
    references account (id) on delete cascade,
  constraint review_photo_review_fk foreign key (review_id)
    references review (id) on delete cascade,
  constraint review_photo_file_form check (file ~ '^[a-z0-9][a-z0-9-]{2,159}$'),
  constraint review_photo_size check (
    width between 1 and 10000
    and height between 1 and 10000
  )
);
create index review_photo_account on review_photo (account_id);
create index review_photo_review on review_photo (review_id, id);
comment on table review_photo is 'personal: by column';
comment on column review_photo.id is 'personal: none';
comment on column review_photo.review_id is 'personal: none';
comment on column review_photo.account_id is
  'personal: kind=account_id; basis=contract; keep=until_removed; export=yes; erase=delete';
comment on column review_photo.file is
  'personal: kind=photo; basis=contract; keep=until_removed; export=yes; erase=delete';
comment on column review_photo.width is 'personal: none';
comment on column review_photo.height is 'personal: none';
grant insert, delete on review_photo to sirkito_app;

create trigger review_photo_removal
after delete on review_photo
for each row execute function queue_photo_removal();

create table removed_photo (
  file text primary key
);
comment on table removed_photo is 'personal: none';
grant update, delete on removed_photo to sirkito_app;

create table review_helpful (
  review_id uuid not null,
  account_id uuid not null,
  constraint review_helpful_once primary key (review_id, account_id),
  constraint review_helpful_account_fk foreign key (account_id)
    references account (id) on delete cascade,
  constraint review_helpful_review_fk foreign key (review_id)
    references review (id) on delete cascade
);
create index review_helpful_account on review_helpful (account_id);
comment on table review_helpful is
  'personal: kind=opinion; basis=contract; keep=until_removed; export=yes; erase=delete';
grant insert, delete on review_helpful to sirkito_app;

create trigger review_helpful_counts
after insert or delete on review_helpful
for each row execute function count_helpful();

create table review_report (
  review_id uuid not null,
  account_id uuid not null,
  reason text not null,
  note text not null,
  reported_at timestamptz not null,
  constraint review_report_once primary key (review_id, account_id),
  constraint review_report_account_fk foreign key (account_id)
    references account (id) on delete cascade,
  constraint review_report_review_fk foreign key (review_id)
    references review (id) on delete cascade,
  constraint review_report_note_length check (length(note) <= 500),
  constraint review_report_reason_known check (
    reason in ('spam', 'insulting', 'private', 'wrong_product', 'other')
  )
);
create index review_report_account on review_report (account_id);
comment on table review_report is
  'personal: kind=opinion; basis=legitimate_interest; keep=until_removed; export=yes; erase=delete';
grant insert, delete on review_report to sirkito_app;

create trigger review_report_counts
after insert or delete on review_report
for each row execute function count_reports();

create table product_stars (
  product_id uuid primary key,
  stars integer[] not null default '{0,0,0,0,0}'::integer[],
  constraint product_stars_product_fk foreign key (product_id)
    references product (id) on delete cascade,
  constraint product_stars_are_five check (array_length(stars, 1) = 5 and 0 <= all (stars))
);
comment on table product_stars is 'personal: none';

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
  shop_answer_count integer not null default 0,
  constraint product_question_account_fk foreign key (account_id)
    references account (id) on delete set null,
  constraint product_question_product_fk foreign key (product_id)
    references product (id) on delete cascade,
  constraint product_question_body_length check (length(body) between 10 and 500),
  constraint product_question_hidden_with_reason check (
    (hidden_at is null) = (hidden_reason is null)
    and length(hidden_reason) between 3 and 300
  )
);
create index product_question_account on product_question (account_id, asked_at desc);
create index product_question_for_staff on product_question (asked_at desc, id desc);
create index product_question_newest on product_question (product_id, asked_at desc, id desc)
where hidden_at is null;
create index product_question_open on product_question (asked_at desc, id desc)
where shop_answer_count = 0 and hidden_at is null;
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
comment on column product_question.shop_answer_count is 'personal: none';
grant insert, update (hidden_at, hidden_reason) on product_question to sirkito_app;

create table product_answer (
  id uuid primary key,
  question_id uuid not null,
  account_id uuid,
  answered_by text not null,
  body text not null,
  answered_at timestamptz not null,
  hidden_at timestamptz,
  hidden_reason text,
  constraint product_answer_account_fk foreign key (account_id)
    references account (id) on delete set null,
  constraint product_answer_question_fk foreign key (question_id)
    references product_question (id) on delete cascade,
  constraint product_answer_body_length check (length(body) between 1 and 1000),
  constraint product_answer_by_known check (answered_by in ('staff', 'buyer', 'sample')),
  constraint product_answer_hidden_with_reason check (
    (hidden_at is null) = (hidden_reason is null)
    and length(hidden_reason) between 3 and 300
  )
);
create index product_answer_account on product_answer (account_id, answered_at desc);
create index product_answer_question on product_answer (question_id, answered_at, id);
comment on table product_answer is 'personal: by column';
comment on column product_answer.id is 'personal: none';
comment on column product_answer.question_id is 'personal: none';
comment on column product_answer.account_id is
  'personal: kind=account_id; basis=contract; keep=until_removed; export=yes; erase=anonymise';
comment on column product_answer.answered_by is 'personal: none';
comment on column product_answer.body is
  'personal: kind=opinion; basis=contract; keep=until_removed; export=yes; erase=keep';
comment on column product_answer.answered_at is 'personal: none';
comment on column product_answer.hidden_at is 'personal: none';
comment on column product_answer.hidden_reason is 'personal: none';
grant insert, update (hidden_at, hidden_reason) on product_answer to sirkito_app;

create trigger product_answer_counts
after insert or delete or update of hidden_at on product_answer
for each row execute function count_answers();

create table review_request (
  order_id uuid primary key,
  account_id uuid not null,
  opt_out_token uuid not null,
  requested_at timestamptz not null,
  constraint review_request_opt_out_token_once unique (opt_out_token),
  constraint review_request_account_fk foreign key (account_id)
    references account (id) on delete cascade,
  constraint review_request_order_fk foreign key (order_id) references customer_order (id)
);
create index review_request_account on review_request (account_id);
comment on table review_request is 'personal: by column';
comment on column review_request.order_id is 'personal: none';
comment on column review_request.account_id is
  'personal: kind=account_id; basis=legitimate_interest; keep=24m_idle; export=yes; erase=delete';
comment on column review_request.opt_out_token is
  'personal: kind=credential; basis=legitimate_interest; keep=24m_idle; export=no; erase=delete';
comment on column review_request.requested_at is 'personal: none';
grant insert on review_request to sirkito_app;

create table review_request_opt_out (
  account_id uuid primary key,
  stopped_at timestamptz not null,
  constraint review_request_opt_out_account_fk foreign key (account_id)
    references account (id) on delete cascade
);
comment on table review_request_opt_out is
  'personal: kind=choice; basis=legitimate_interest; keep=24m_idle; export=yes; erase=delete';
grant insert, delete on review_request_opt_out to sirkito_app;
