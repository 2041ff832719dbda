-- why: place_orders adds up what an account holds in unpaid orders.
-- no transaction
create index concurrently if not exists unproven_hold_account
on unproven_hold (account_id) include (quantity);
