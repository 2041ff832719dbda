-- Replaces an order's invoice by one for the buyer that was set since: a credit memo, then a new
-- invoice. Returns false if none was set, or the invoice was corrected before.
create or replace function reissue_invoice(of_order uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  total bigint;
begin
  select total_centavos into strict total from customer_order where id = of_order for update;
  if (select count(*) from invoice_document where order_id = of_order) <> 1
    or not exists (select 1 from invoice_buyer where order_id = of_order) then
    return false;
  end if;
  perform issue_document(of_order, 'credit_memo', total, 'Issued again with other buyer details');
  perform issue_document(of_order, 'invoice', total, '');
  return true;
end
$$;
revoke execute on function reissue_invoice from public;
grant execute on function reissue_invoice to sirkito_app;
