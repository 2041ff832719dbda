drop function if exists purge_old_orders(timestamptz, integer, timestamptz);
-- Deletes what belongs to orders older than five years and the app role can't delete itself. Returns
-- the orders, whose own personal data is still to be emptied, and the number of older notes deleted.
create or replace function purge_old_orders(before timestamptz, at_most integer)
returns table (order_ids uuid[], notes integer)
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if before > now() - interval '5 years' then
    raise exception 'orders are kept for five years';
  end if;
  select coalesce(array_agg(id), '{}') into order_ids from (
    select id from customer_order where created_at < before and address <> '{}'
    order by created_at limit at_most for update skip locked
  ) as found;
  delete from order_key where order_id = any (order_ids) and key like 'manual %';
  delete from order_key using customer_order
  where customer_order.id = any (order_ids) and order_key.account_id = customer_order.account_id
    and order_key.order_id = customer_order.id;
  delete from invoice_buyer where order_id = any (order_ids);
  delete from order_note where order_id = any (order_ids);
  -- Notes on orders that have had no person for longer, since their account was erased.
  delete from order_note where id in (
    select id from order_note where order_note.at < before order by order_note.at limit at_most
  );
  get diagnostics notes = row_count;
  delete from invoice_document_buyer as buyer using (
    select branch, kind, number
    from invoice_document join invoice_document_buyer using (branch, kind, number)
    where issued_at < before order by issued_at limit at_most
  ) as document
  where (buyer.branch, buyer.kind, buyer.number) = (document.branch, document.kind, document.number);
  return next;
end
$$;
