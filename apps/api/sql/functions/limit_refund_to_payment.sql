-- Rejects refunds that exceed their payment, as the last safeguard behind the code.
create or replace function limit_refund_to_payment() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  came bigint;
  went bigint;
begin
  select amount_centavos into came from payment
  where id = new.payment_id and status = 'paid' for update;
  select coalesce(sum(amount_centavos), 0) into went from refund
  where payment_id = new.payment_id and status <> 'failed';
  if came is null or went > came then
    raise exception 'a payment gives back no more than came in by it' using errcode = '23514';
  end if;
  return null;
end
$$;
