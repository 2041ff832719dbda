-- why: The risk score counts parcels that weren't accepted at an address.
-- no transaction
create index concurrently if not exists customer_order_refused_place
on customer_order ((address ->> 'psgc_code'), lower(address ->> 'street'))
where payment_method = 'cod' and payment_status = 'unpaid'
  and status in ('delivery_failed', 'returned');
