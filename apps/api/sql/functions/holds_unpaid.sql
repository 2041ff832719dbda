-- Returns whether an order holds stock without being paid within minutes: until staff confirm it, or
-- it is paid or cancelled. The methods are `paidLater` in packages/commerce.
create or replace function holds_unpaid(payment_method text, status text, payment_status text)
returns boolean
language sql immutable parallel safe as $$
  select payment_method in ('cod', 'bank_transfer') and status = 'pending'
    and payment_status in ('unpaid', 'awaiting')
$$;
