-- Issues what a change of an order or a refund makes due, in the commit of that change.
create or replace function issue_invoice() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_table_name = 'refund' then
    perform issue_due_documents(order_id) from payment where id = new.payment_id;
  else
    perform issue_due_documents(new.id);
  end if;
  return null;
end
$$;
