-- why: The dashboard sums the refunds completed in a period and links to their list.
-- no transaction
create index concurrently if not exists refund_completed
on refund (updated_at, id) include (amount_centavos)
where status = 'done';
