-- Defines which orders count as sales: all but cancelled, returned and fully refunded ones.
create or replace function is_sale(status text, payment_status text) returns boolean
language sql immutable parallel safe
return status not in ('cancelled', 'returned') and payment_status <> 'refunded';
