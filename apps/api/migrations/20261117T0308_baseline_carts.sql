-- why: Carts and lines saved for later. Signed-in customers only.

create table cart (
  account_id uuid primary key,
  generation bigint not null default 1,
  updated_at timestamptz not null,
  promotion_id uuid,
  constraint cart_account_fk foreign key (account_id) references account (id) on delete cascade,
  constraint cart_promotion_fk foreign key (promotion_id) references promotion (id)
);
create index cart_idle on cart (updated_at);
create index cart_promotion on cart (promotion_id) where promotion_id is not null;
comment on table cart is
  'personal: kind=shopping; basis=contract; keep=90d_idle; export=yes; erase=delete';
comment on column cart.promotion_id is
  'personal: kind=shopping; basis=contract; keep=90d_idle; export=no; erase=delete';
grant insert, update, delete on cart to sirkito_app;

create table cart_line (
  account_id uuid not null,
  product_id uuid not null,
  quantity smallint not null,
  seen_price_centavos bigint not null,
  added_at timestamptz not null,
  constraint cart_line_pk primary key (account_id, product_id),
  constraint cart_line_cart_fk foreign key (account_id)
    references cart (account_id) on delete cascade,
  constraint cart_line_product_fk foreign key (product_id) references product (id),
  constraint cart_line_quantity_range check (quantity between 1 and 99)
);
create index cart_line_product on cart_line (product_id);
comment on table cart_line is
  'personal: kind=shopping; basis=contract; keep=90d_idle; export=yes; erase=delete';
grant insert, update, delete on cart_line to sirkito_app;

create table saved_line (
  account_id uuid not null,
  product_id uuid not null,
  quantity smallint not null,
  added_at timestamptz not null,
  constraint saved_line_pk primary key (account_id, product_id),
  constraint saved_line_cart_fk foreign key (account_id)
    references cart (account_id) on delete cascade,
  constraint saved_line_product_fk foreign key (product_id) references product (id),
  constraint saved_line_quantity_range check (quantity between 1 and 99)
);
create index saved_line_product on saved_line (product_id);
comment on table saved_line is
  'personal: kind=shopping; basis=contract; keep=90d_idle; export=yes; erase=delete';
grant insert, update, delete on saved_line to sirkito_app;

create view abandoned_cart as
 select cart.account_id,
    cart.updated_at
   from cart
     join account on account.id = cart.account_id and account.role = 'user'
  where (exists ( select
           from cart_line
          where cart_line.account_id = cart.account_id));
comment on view abandoned_cart is 'personal: none';
