-- why: some days after its delivery an order's buyer is asked once for a review. The row is written
-- with the job that sends the letter, so that one order can never be asked about twice.
create table review_letter (
  order_id uuid primary key,
  account_id uuid not null,
  stop_key uuid not null,
  asked_at timestamptz not null,
  constraint review_letter_order_fk foreign key (order_id) references customer_order (id),
  constraint review_letter_account_fk foreign key (account_id)
    references account (id) on delete cascade,
  constraint review_letter_stop_key_once unique (stop_key)
);
create index review_letter_account on review_letter (account_id);
comment on table review_letter is 'personal: by column';
comment on column review_letter.order_id is 'personal: none';
comment on column review_letter.account_id is
  'personal: kind=account_id; basis=legitimate_interest; keep=24m_idle; export=yes; erase=delete';
comment on column review_letter.stop_key is
  'personal: kind=credential; basis=legitimate_interest; keep=24m_idle; export=no; erase=delete';
comment on column review_letter.asked_at is 'personal: none';
grant insert on review_letter to sirkito_app;

-- Who does not want to be asked.
create table review_letter_stop (
  account_id uuid primary key,
  stopped_at timestamptz not null,
  constraint review_letter_stop_account_fk foreign key (account_id)
    references account (id) on delete cascade
);
comment on table review_letter_stop is
  'personal: kind=choice; basis=legitimate_interest; keep=24m_idle; export=yes; erase=delete';
grant insert, delete on review_letter_stop to sirkito_app;

create index order_event_delivered on order_event (at) where status = 'delivered';
