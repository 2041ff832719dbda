-- why: what buyers say about what they received. A review hangs on one delivered order and one
-- product, so there is at most one for the two. Without an order it is a sample of the demo shop and
-- says so. What everyone sees of it (stars, totals, order) follows by triggers in the same commit.
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
  constraint review_product_fk foreign key (product_id)
    references product (id) on delete cascade,
  constraint review_order_fk foreign key (order_id) references customer_order (id),
  constraint review_account_fk foreign key (account_id)
    references account (id) on delete set null,
  constraint review_once unique (order_id, product_id),
  constraint review_order_or_sample check ((order_id is null) = (sample_author is not null)),
  constraint review_rating_range check (rating between 1 and 5),
  constraint review_body_length check (length(body) between 1 and 2000),
  constraint review_counts_not_negative check (helpful_count >= 0 and report_count >= 0),
  constraint review_answer_whole check (
    (answer is null) = (answered_at is null) and length(answer) between 1 and 2000
  ),
  constraint review_hidden_with_reason check (
    (hidden_at is null) = (hidden_reason is null) and length(hidden_reason) between 3 and 300
  )
);
-- One for each order in which a product's reviews are read.
create index review_newest on review (product_id, created_at desc, id desc)
  where hidden_at is null;
create index review_highest on review (product_id, rating desc, created_at desc, id desc)
  where hidden_at is null;
create index review_lowest on review (product_id, rating, created_at desc, id desc)
  where hidden_at is null;
create index review_most_helpful on review
  (product_id, helpful_count desc, created_at desc, id desc) where hidden_at is null;
create index review_account on review (account_id, created_at desc, id desc);
create index review_for_staff on review (created_at desc, id desc);
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
grant insert, delete on review to sirkito_app;
grant update (rating, body, edited_at, answer, answered_at, hidden_at, hidden_reason) on review
  to sirkito_app;

-- What a review said before it was edited.
create table review_version (
  id uuid primary key,
  review_id uuid not null,
  account_id uuid not null,
  rating smallint not null,
  body text not null,
  written_at timestamptz not null,
  constraint review_version_review_fk foreign key (review_id)
    references review (id) on delete cascade,
  constraint review_version_account_fk foreign key (account_id)
    references account (id) on delete cascade
);
create index review_version_review on review_version (review_id);
create index review_version_account on review_version (account_id);
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
  constraint review_photo_review_fk foreign key (review_id)
    references review (id) on delete cascade,
  constraint review_photo_account_fk foreign key (account_id)
    references account (id) on delete cascade,
  constraint review_photo_file_form check (file ~ '^[a-z0-9][a-z0-9-]{2,159}$'),
  constraint review_photo_size check (width between 1 and 10000 and height between 1 and 10000)
);
create index review_photo_review on review_photo (review_id, id);
create index review_photo_account on review_photo (account_id);
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

-- Files that nobody points at any more; the worker takes them away.
create table removed_photo (
  file text primary key
);
comment on table removed_photo is 'personal: none';
grant update, delete on removed_photo to sirkito_app;

create function give_up_photo() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into removed_photo (file) values (old.file) on conflict do nothing;
  return null;
end
$$;
create trigger review_photo_given_up
after delete on review_photo
for each row execute function give_up_photo();

create table review_helpful (
  review_id uuid not null,
  account_id uuid not null,
  constraint review_helpful_once primary key (review_id, account_id),
  constraint review_helpful_review_fk foreign key (review_id)
    references review (id) on delete cascade,
  constraint review_helpful_account_fk foreign key (account_id)
    references account (id) on delete cascade
);
create index review_helpful_account on review_helpful (account_id);
comment on table review_helpful is
  'personal: kind=opinion; basis=contract; keep=until_removed; export=yes; erase=delete';
grant insert, delete on review_helpful to sirkito_app;

create table review_report (
  review_id uuid not null,
  account_id uuid not null,
  reason text not null,
  note text not null,
  reported_at timestamptz not null,
  constraint review_report_once primary key (review_id, account_id),
  constraint review_report_review_fk foreign key (review_id)
    references review (id) on delete cascade,
  constraint review_report_account_fk foreign key (account_id)
    references account (id) on delete cascade,
  constraint review_report_reason_known
    check (reason in ('spam', 'insulting', 'private', 'wrong_product', 'other')),
  constraint review_report_note_length check (length(note) <= 500)
);
create index review_report_account on review_report (account_id);
comment on table review_report is
  'personal: kind=opinion; basis=legitimate_interest; keep=until_removed; export=yes; erase=delete';
grant insert, delete on review_report to sirkito_app;

create function count_helpful() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update review
  set helpful_count = helpful_count + case tg_op when 'INSERT' then 1 else -1 end
  where id = coalesce(new.review_id, old.review_id);
  return null;
end
$$;
create trigger review_helpful_counts
after insert or delete on review_helpful
for each row execute function count_helpful();

create function count_reports() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update review
  set report_count = report_count + case tg_op when 'INSERT' then 1 else -1 end
  where id = coalesce(new.review_id, old.review_id);
  return null;
end
$$;
create trigger review_report_counts
after insert or delete on review_report
for each row execute function count_reports();
