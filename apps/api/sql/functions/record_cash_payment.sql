-- Records a cash payment when a cash-on-delivery order becomes paid, unless a payment is recorded.
create or replace function record_cash_payment() returns trigger
language plpgsql as $$
begin
  if exists (select 1 from payment where order_id = new.id and status = 'paid') then
    return null;
  end if;
  insert into payment (id, order_id, provider, method, amount_centavos, status, provider_ref,
    created_at, paid_at, checked_at)
  values (gen_random_uuid(), new.id, 'cash', 'cod', new.total_centavos, 'paid',
    'Cash for SK-' || new.number, new.updated_at, new.updated_at, new.updated_at);
  return null;
end
$$;
