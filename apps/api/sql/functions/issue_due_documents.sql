-- Issues what an order is due: its invoice once it is paid (or, for cash on delivery, shipped, if the
-- shop says so), and the memo for the difference between its documents and documents_due.
create or replace function issue_due_documents(of_order uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  sold customer_order;
  is_invoiced boolean;
  net bigint;
  net_paid bigint;
  due bigint;
  why text;
begin
  select * into strict sold from customer_order where id = of_order for update;
  select count(*) > 0,
    coalesce(sum(case kind when 'credit_memo' then -total_centavos else total_centavos end), 0)
  into is_invoiced, net from invoice_document where order_id = sold.id;

  if not is_invoiced then
    -- A pick-up is "shipped" when it is ready for pick-up.
    if sold.status = 'cancelled' or not (
      sold.payment_status in ('paid', 'partially_refunded')
      or sold.payment_method = 'cod' and sold.fulfilment = 'delivery' and sold.status = 'shipped'
        and exists (
          select 1 from setting where key = 'invoicing' and value ->> 'codInvoice' = 'shipped'
        )
    ) then
      return;
    end if;
    perform issue_document(sold.id, 'invoice', sold.total_centavos, '');
    net := sold.total_centavos;
  end if;

  select sum(amount_centavos - (
    select coalesce(sum(refund.amount_centavos), 0) from refund
    where payment_id = payment.id and refund.status <> 'failed'
  )) into net_paid from payment where order_id = sold.id and payment.status = 'paid';
  due := documents_due(true, sold.status, sold.total_centavos, net_paid);
  if due < net then
    select reason into why from refund join payment on payment.id = payment_id
    where order_id = sold.id and refund.status <> 'failed' order by refund.created_at desc limit 1;
    perform issue_document(sold.id, 'credit_memo', net - due, coalesce(
      why, case sold.status when 'cancelled' then 'Order cancelled' else 'Returned to the shop' end
    ));
  elsif due > net then
    select reason into why from (
      select refund.updated_at as at, 'Refund of ₱'
        || to_char(refund.amount_centavos / 100.0, 'FM999,999,999,990.00')
        || ' failed; amount due again' as reason
      from refund join payment on payment.id = payment_id
      where order_id = sold.id and refund.status = 'failed'
      union all
      select paid_at, 'Paid after the credit memo' from payment
      where order_id = sold.id and status = 'paid'
    ) as cause order by at desc limit 1;
    perform issue_document(sold.id, 'debit_memo', due - net, coalesce(why, 'Not returned'));
  end if;
end
$$;
revoke execute on function issue_due_documents from public;
