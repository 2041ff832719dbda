-- why: The dashboard sums the payments received in a period and links to their list.
-- no transaction
create index concurrently if not exists payment_received
on payment (paid_at, id) include (amount_centavos)
where status = 'paid';
