-- why: place_orders takes drafts instead of carts, so that manual orders and pick-ups no longer
-- borrow a cart or invent an address. Changing the type converts the rows without firing triggers.
alter table customer_order rename column is_pickup to fulfilment;
alter table customer_order
  alter column fulfilment drop default,
  alter column fulfilment type text using case when fulfilment then 'pickup' else 'delivery' end,
  add constraint customer_order_fulfilment check (fulfilment in ('delivery', 'pickup'));
-- place_orders writes both.
revoke update (account_id, fulfilment) on customer_order from sirkito_app;

create type order_draft as (
  -- The idempotency key is unique within this account: the buyer's, or the staff member's.
  account_id uuid,
  key text,
  body_hash text,
  order_id uuid,
  -- Null for a guest.
  buyer_id uuid,
  fulfilment text,
  -- The order's snapshot: a delivery address with its zone, or the name and phone for a pick-up
  -- with the shop's address in `street`.
  address jsonb,
  payment_method text,
  -- Promotion of the promo code.
  code_id uuid,
  expected_total bigint,
  notes text
);
create type draft_line as (
  -- Position of the draft in its array.
  draft_no integer,
  product_id uuid,
  quantity integer,
  -- The rest is set by price_lines; the price is null if the product isn't sold.
  price bigint,
  grams bigint,
  longest_mm integer
);
create type priced_draft as (
  draft_no integer,
  outcome text,
  subtotal bigint,
  shipping_fee bigint,
  discount bigint,
  total bigint,
  promotion_id uuid
);
