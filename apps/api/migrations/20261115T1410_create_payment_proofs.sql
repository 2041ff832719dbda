-- why: a picture of a bank transfer is private: it stands in the database, where no address leads to
-- it but the one for staff, and where erasing an account takes it along.
create table payment_proof (
  id uuid primary key,
  order_id uuid not null,
  account_id uuid not null,
  picture bytea not null,
  created_at timestamptz not null,
  constraint payment_proof_order_fk foreign key (order_id) references customer_order (id),
  constraint payment_proof_account_fk foreign key (account_id)
    references account (id) on delete cascade,
  constraint payment_proof_size check (octet_length(picture) <= 2000000)
);
create index payment_proof_order on payment_proof (order_id, id);
create index payment_proof_account on payment_proof (account_id);
comment on table payment_proof is 'personal: by column';
comment on column payment_proof.id is 'personal: none';
comment on column payment_proof.order_id is 'personal: none';
comment on column payment_proof.account_id is
  'personal: kind=account_id; basis=contract; keep=5y; export=no; erase=delete';
comment on column payment_proof.picture is
  'personal: kind=bank_transfer; basis=contract; keep=5y; export=yes; erase=delete';
comment on column payment_proof.created_at is 'personal: none';
grant insert, delete on payment_proof to sirkito_app;
