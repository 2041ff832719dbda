-- why: The risk score counts parcels that a phone number didn't accept.
-- no transaction
create index concurrently if not exists customer_order_refused_phone
on customer_order ((address ->> 'phone'))
where payment_method = 'cod' and payment_status = 'unpaid'
  and status in ('delivery_failed', 'returned');
