-- why: judge_buyers adds up the unpaid units of an account, score_cod counts its open cash orders.
-- no transaction
create index concurrently if not exists customer_order_unpaid
on customer_order (account_id)
where status <> 'cancelled' and payment_status in ('unpaid', 'awaiting', 'failed', 'expired');
