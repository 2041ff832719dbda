-- why: cash that is paid when the goods are handed over had no row among the payments, so that it
-- could not be given back on the screen and the money of an order did not add up. Now the row comes
-- with the step that says paid, whoever takes it, and those that are missing are written here.
create function book_cash() returns trigger
language plpgsql as $$
begin
  if exists (select 1 from payment where order_id = new.id and status = 'paid') then
    return null;
  end if;
  insert into payment (id, order_id, provider, method, amount_centavos, status, provider_ref,
    created_at, paid_at, asked_at)
  values (gen_random_uuid(), new.id, 'cash', 'cod', new.total_centavos, 'paid',
    'Cash for SK-' || new.number, new.updated_at, new.updated_at, new.updated_at);
  return null;
end
$$;
create trigger customer_order_books_cash
after insert or update of payment_status on customer_order for each row
when (new.payment_method = 'cod' and new.payment_status = 'paid' and new.total_centavos > 0)
execute function book_cash();

insert into payment (id, order_id, provider, method, amount_centavos, status, provider_ref,
  created_at, paid_at, asked_at)
select gen_random_uuid(), customer_order.id, 'cash', 'cod', total_centavos, 'paid',
  'Cash for SK-' || number, paid.at, paid.at, paid.at
from customer_order
cross join lateral (
  select coalesce(min(order_event.at), customer_order.updated_at) as at from order_event
  where order_event.order_id = customer_order.id and order_event.payment_status = 'paid'
) as paid
where payment_method = 'cod' and payment_status = 'paid' and total_centavos > 0
  and not exists (
    select 1 from payment where payment.order_id = customer_order.id and payment.status = 'paid'
  );
