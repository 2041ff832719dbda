-- why: an order whose money went back in full was still counted as sold, on the dashboard and in
-- what a customer bought. What a sale is stands here once, for the figures and for their marks.
create function is_sale(status text, payment_status text) returns boolean
language sql immutable parallel safe
return status not in ('cancelled', 'returned') and payment_status <> 'refunded';

drop trigger customer_order_marks_changed on customer_order;
create trigger customer_order_marks_changed
after update of status, payment_status, total_centavos, created_at on customer_order
for each row when (
  is_sale(old.status, old.payment_status) <> is_sale(new.status, new.payment_status)
  or old.total_centavos <> new.total_centavos or old.created_at <> new.created_at
) execute function mark_changed_sale();

insert into sales_mark (day)
select distinct manila_day(created_at) from customer_order
where payment_status = 'refunded' and status not in ('cancelled', 'returned');

-- The figures of a day that is not added up are read from the index alone.
drop index customer_order_by_time;
create index customer_order_by_time on customer_order (created_at)
  include (status, payment_status, total_centavos);
