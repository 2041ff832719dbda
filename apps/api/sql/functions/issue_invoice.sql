-- Numbers an invoice without gaps when an order is paid. A payment for a cancelled order, or one
-- restored after a failed refund, issues none.
create or replace function issue_invoice() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  given bigint;
begin
  if new.status = 'cancelled' or exists (select 1 from invoice where order_id = new.id) then
    return null;
  end if;
  update invoice_series set last_number = last_number + 1 where name = 'sales'
  returning last_number into given;
  insert into invoice (order_id, number, issued_at) values (new.id, given, new.updated_at);
  return null;
end
$$;
