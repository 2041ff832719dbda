-- why: money for goods that came back was in no list of what is to be paid back. Once some of it was
-- given back, the shop has decided about the rest; before that, nobody has.

drop index customer_order_owed;
create index customer_order_owed on customer_order (id)
  where (status = 'cancelled' and payment_status in ('paid', 'partially_refunded'))
    or (status = 'returned' and payment_status = 'paid');
