-- why: staff take orders at the counter and by phone. They go through place_orders like all others,
-- by the cart of whoever takes them, and are handed to the customer in the same commit: an account,
-- or nobody's. What is picked up at the shop says so.
alter table customer_order add column is_pickup boolean not null default false;
comment on column customer_order.is_pickup is 'personal: none';
grant update (account_id, is_pickup) on customer_order to sirkito_app;
