-- why: Shoppers can switch the payment method of an unpaid order. The session of the earlier method
-- may stay open until the provider has closed it, so an order has one open session per method.

grant update (payment_method) on customer_order to sirkito_app;

drop index payment_one_at_a_time;
create unique index payment_one_at_a_time on payment (order_id, method)
where status in ('starting', 'open');
