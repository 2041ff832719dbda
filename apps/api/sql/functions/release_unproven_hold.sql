-- Ends what an order of an unproven account holds once staff confirmed it, or it is paid or cancelled,
-- and follows a changed payment method.
create or replace function release_unproven_hold() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.status <> 'pending' or new.payment_status in ('paid', 'partially_refunded', 'refunded') then
    delete from unproven_hold where order_id = new.id;
  elsif new.payment_method <> old.payment_method then
    update unproven_hold set pays_later = new.payment_method in ('cod', 'bank_transfer')
    where order_id = new.id;
  end if;
  return null;
end
$$;
