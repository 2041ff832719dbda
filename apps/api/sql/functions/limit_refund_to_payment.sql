-- Rejects refunds that exceed their payment, as the last safeguard behind the code.
create or replace function limit_refund_to_payment() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  paid bigint;
  refunded bigint;
begin
  select amount_centavos into paid from payment
  where id = new.payment_id and status = 'paid' for update;
  select coalesce(sum(amount_centavos), 0) into refunded from refund
  where payment_id = new.payment_id and status <> 'failed';
  if paid is null or refunded > paid then
    raise exception 'a refund exceeds its payment' using errcode = '23514';
  end if;
  return null;
end
$$;
