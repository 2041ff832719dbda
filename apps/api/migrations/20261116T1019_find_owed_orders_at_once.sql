-- why: Each minute every cancelled order was read to find the few whose money has to go back.

create index customer_order_owed on customer_order (id)
  where status = 'cancelled' and payment_status in ('paid', 'partially_refunded');

-- A cancelled order is hardly ever paid. Unless the planner knows, it expects most of them to be
-- and reads all payments beside the index.
create statistics customer_order_state (mcv) on status, payment_status from customer_order;
analyze customer_order;
