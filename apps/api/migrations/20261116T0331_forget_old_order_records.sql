-- why: five years after their taxes were due, orders lose the person in them; what hangs on them did
-- not. Nobody may delete keys, invoice buyers, notes or entries of the audit log as they like, so
-- this is done by functions that refuse to touch anything younger.

-- Keys of orders that staff took are theirs and not the buyer's, so they are found by their order.
create index order_key_by_hand on order_key (order_id) where key like 'by hand %';
create index payment_proof_made on payment_proof (created_at);

create function forget_old_orders(before timestamptz, at_most integer, at timestamptz)
returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  old uuid[];
begin
  if before > now() - interval '5 years' then
    raise exception 'orders are kept for five years';
  end if;
  select array_agg(id) into old from (
    select id from customer_order where created_at < before and address <> '{}'
    order by created_at limit at_most for update skip locked
  ) as found;
  delete from order_key where order_id = any (old) and key like 'by hand %';
  delete from order_key using customer_order
  where customer_order.id = any (old) and order_key.account_id = customer_order.account_id
    and order_key.order_id = customer_order.id;
  delete from invoice_buyer where order_id = any (old);
  delete from order_note where order_id = any (old);
  update customer_order set address = '{}', notes = '', updated_at = at where id = any (old);
  return coalesce(array_length(old, 1), 0);
end
$$;

create function forget_old_audit(at_most integer) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from audit_entry where id in (
      select id from audit_entry where at < now() - interval '5 years' order by at limit at_most
    ) returning id
  )
  select count(*)::integer from gone
$$;
