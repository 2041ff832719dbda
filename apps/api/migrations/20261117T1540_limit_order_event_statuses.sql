-- why: an order event records a status and a payment status of its order, but the columns took any
-- text, so no type could be generated for them.

alter table order_event
  add constraint order_event_status_known check (
    status in ('pending', 'confirmed', 'processing', 'shipped', 'delivered', 'delivery_failed',
      'returned', 'cancelled')
  ),
  add constraint order_event_payment_status_known check (
    payment_status in ('unpaid', 'awaiting', 'paid', 'failed', 'expired', 'partially_refunded',
      'refunded')
  );
