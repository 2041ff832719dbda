-- Issues what an order is due: its invoice once it is paid (or, for cash on delivery, shipped, if the
-- shop says so), and the memo for what it is worth less, or again more, than its documents say.
create or replace function issue_due_documents(of_order uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  sold customer_order;
  has_invoice boolean;
  net bigint;
  due bigint;
  why text;
begin
  select * into strict sold from customer_order where id = of_order for update;
  select count(*) > 0,
    coalesce(sum(case kind when 'credit_memo' then -total_centavos else total_centavos end), 0)
  into has_invoice, net from invoice_document where order_id = sold.id;

  if not has_invoice then
    if sold.status = 'cancelled' or not (
      sold.payment_status in ('paid', 'partially_refunded')
      or sold.payment_method = 'cod' and sold.status = 'shipped' and exists (
        select 1 from setting where key = 'invoicing' and value ->> 'codInvoice' = 'shipped'
      )
    ) then
      return;
    end if;
    perform issue_document(sold.id, 'invoice', sold.total_centavos, '');
    net := sold.total_centavos;
  end if;

  select reason into why from refund join payment on payment.id = payment_id
  where order_id = sold.id and refund.status <> 'failed' order by refund.created_at desc limit 1;
  due := case
    when sold.payment_status = 'paid' then sold.total_centavos
    when sold.payment_status = 'refunded' then 0
    when sold.payment_status = 'partially_refunded' then least(sold.total_centavos, (
      select sum(amount_centavos - (
        select coalesce(sum(refund.amount_centavos), 0) from refund
        where payment_id = payment.id and refund.status <> 'failed'
      )) from payment where order_id = sold.id and payment.status = 'paid'
    ))
    when sold.status in ('returned', 'cancelled') then 0
    else sold.total_centavos
  end;
  if due < net then
    perform issue_document(sold.id, 'credit_memo', net - due, coalesce(why, 'Returned to the shop'));
  elsif due > net then
    perform issue_document(sold.id, 'debit_memo', due - net, 'The refund failed');
  end if;
end
$$;
revoke execute on function issue_due_documents from public;
