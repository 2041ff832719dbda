-- why: Staff filter the queue by cash-on-delivery orders that wait for approval.
-- no transaction
create index concurrently if not exists customer_order_to_review
on customer_order (id)
where payment_method = 'cod' and cod_review = 'required' and status = 'pending';
