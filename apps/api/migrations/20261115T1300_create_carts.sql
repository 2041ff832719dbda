-- why: what a person means to buy, and what they put aside for later. The generation counts every
-- change of the cart: it tells a stale tab to look again, and an order which cart it was made of.
create table cart (
  account_id uuid primary key,
  generation bigint not null default 1,
  updated_at timestamptz not null,
  constraint cart_account_fk foreign key (account_id) references account (id) on delete cascade
);
comment on table cart is
  'personal: kind=shopping; basis=contract; keep=90d_idle; export=yes; erase=delete';

-- The price seen is the price at the time of the last change by its owner, so that a new one can
-- be told. Nothing is charged by it.
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

grant insert, update, delete on cart, cart_line, saved_line to sirkito_app;

-- What one pays for a product at a moment: the sale price while its window is open. The same rule
-- as runningSalePrice and effectivePrice in packages/commerce, for what is priced inside a statement.
create function price_at(
  price bigint, sale_price bigint, starts_at timestamptz, ends_at timestamptz, at timestamptz
) returns bigint
language sql immutable parallel safe as $$
  select case
    when sale_price > 0 and coalesce(starts_at <= at, true) and coalesce(ends_at > at, true)
      then sale_price
    else price
  end
$$;
