-- why: Every invoice issued so far becomes a document, and every refund its memo.

-- No order changes meanwhile. Orders come first, as in the shop: a payment locks its order, and one
-- that waits for this transaction must not hold the lock of an order.
lock table customer_order, invoice in exclusive mode;

-- As in sql/functions, which are applied after the migrations: converting needs them now.
create or replace function invoice_lines(of_order uuid) returns jsonb
language sql stable set search_path = public, pg_temp as $$
  select jsonb_build_object(
    'lines', (
      select jsonb_agg(jsonb_build_object(
        'title', title, 'sku', sku, 'quantity', quantity, 'unitPrice', unit_price_centavos,
        'amount', unit_price_centavos * quantity,
        'serials', (
          select coalesce(jsonb_agg(serial order by unit_no), '[]') from order_serial
          where order_serial.order_id = of_order and order_serial.line_no = order_line.line_no
            and returned_at is null
        )
      ) order by line_no)
      from order_line where order_id = of_order
    ),
    'discounts', (
      select coalesce(
        jsonb_agg(jsonb_build_object('name', name, 'amount', amount_centavos) order by name), '[]'
      )
      from order_discount where order_id = of_order
    ),
    'subtotal', sold.subtotal_centavos,
    'shipping', sold.shipping_centavos
  )
  from customer_order as sold where sold.id = of_order
$$;

create or replace function invoice_buyer_of(of_order uuid) returns jsonb
language sql stable set search_path = public, pg_temp as $$
  select jsonb_build_object(
    'name', one_line(coalesce(buyer.name, sold.address ->> 'full_name', '')),
    'tin', coalesce(buyer.tin, ''),
    'address', case
      when buyer.address <> '' then buyer.address
      when sold.fulfilment = 'pickup' then ''
      else one_line(concat_ws(', ',
        sold.address ->> 'street', sold.address ->> 'barangay',
        concat_ws(' ', sold.address ->> 'city_municipality', sold.address ->> 'postal_code'),
        coalesce(nullif(sold.address ->> 'province', ''), sold.address ->> 'region')
      ))
    end,
    'salt', gen_random_uuid()
  )
  from customer_order as sold left join invoice_buyer as buyer on buyer.order_id = sold.id
  where sold.id = of_order
$$;

create or replace function document_number(kind text, number bigint) returns text
language sql immutable parallel safe
return case kind when 'invoice' then 'INV-' when 'credit_memo' then 'CM-' else 'DM-' end
  || lpad(number::text, 8, '0');

create or replace function documents_due(
  is_invoiced boolean, status text, total bigint, net_paid bigint
) returns bigint
language sql immutable parallel safe
return case
  when not is_invoiced and (status = 'cancelled' or net_paid is null) then 0
  when net_paid is not null then least(total, net_paid)
  when status in ('returned', 'cancelled') then 0
  else total
end;

create or replace function write_document(
  place jsonb, of_order uuid, amount bigint, reason text, at timestamptz
) returns bytea
language plpgsql set search_path = public, pg_temp as $$
declare
  of_kind text := place ->> 'kind';
  sold customer_order;
  corrected invoice_document;
  invoiced jsonb;
  buyer text;
  net bigint;
  net_after bigint;
  vat bigint;
  document jsonb;
  written text;
begin
  select * into strict sold from customer_order where id = of_order;
  select coalesce(sum(case kind when 'credit_memo' then -total_centavos else total_centavos end), 0)
  into net from invoice_document where order_id = of_order;
  net_after := case of_kind when 'credit_memo' then net - amount else net + amount end;
  -- Whatever is corrected, the VAT of an order's documents adds up to the VAT of what they leave.
  vat := abs(round(net_after * 12 / 112.0) - round(net * 12 / 112.0));

  if of_kind = 'invoice' then
    buyer := canonical_json(invoice_buyer_of(of_order));
    document := invoice_lines(of_order) || jsonb_build_object(
      'seller', (select value - 'codInvoice' from setting where key = 'invoicing'),
      'order', jsonb_build_object(
        'number', 'SK-' || sold.number,
        'placedAt', to_char(sold.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'isPickup', sold.fulfilment = 'pickup',
        'paymentMethod', sold.payment_method
      )
    );
  else
    select * into strict corrected from invoice_document
    where order_id = of_order and kind = 'invoice' order by issued_at desc, number desc limit 1;
    invoiced := corrected.content::jsonb;
    -- Null after five years, when the buyer was deleted.
    select content into buyer from invoice_document_buyer
    where (branch, kind, number) = (corrected.branch, corrected.kind, corrected.number);
    buyer := coalesce(buyer, 'null');
    document := jsonb_build_object(
      'reason', upper(left(reason, 1)) || substr(reason, 2),
      'corrects', jsonb_build_object(
        'number', invoiced -> 'number', 'issuedAt', invoiced -> 'issuedAt'
      ),
      'seller', invoiced -> 'seller',
      'order', invoiced -> 'order'
    );
  end if;
  document := document || jsonb_build_object(
    'kind', of_kind,
    'number', document_number(of_kind, (place ->> 'number')::bigint),
    'issuedAt', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'buyerHash', encode(sha256(convert_to(buyer, 'UTF8')), 'hex'),
    'total', amount, 'vatable', amount - vat, 'zeroRated', 0, 'exempt', 0, 'vat', vat, 'vatRate', 12,
    'previousHash', place -> 'previousHash'
  );
  written := canonical_json(document);

  insert into invoice_document (branch, kind, number, order_id, issued_at, payment_method,
    total_centavos, vat_centavos, content, hash)
  values (place ->> 'branch', of_kind, (place ->> 'number')::bigint, of_order, at,
    document #>> '{order,paymentMethod}', amount, vat, written, sha256(convert_to(written, 'UTF8')));
  insert into invoice_document_buyer (branch, kind, number, content)
  values (place ->> 'branch', of_kind, (place ->> 'number')::bigint, buyer);
  return sha256(convert_to(written, 'UTF8'));
end
$$;
revoke execute on function write_document from public;

create or replace function issue_document(
  of_order uuid, of_kind text, amount bigint, reason text, at timestamptz default null
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_branch text;
  series document_series;
  written bytea;
begin
  if of_kind = 'invoice' then
    select value ->> 'branchCode' into strict of_branch from setting where key = 'invoicing';
  else
    select branch into strict of_branch from invoice_document
    where order_id = of_order and kind = 'invoice' order by issued_at desc, number desc limit 1;
  end if;
  insert into document_series (branch, kind) values (of_branch, of_kind) on conflict do nothing;
  select * into strict series from document_series
  where branch = of_branch and kind = of_kind for update;
  written := write_document(
    jsonb_build_object(
      'branch', of_branch, 'kind', of_kind, 'number', series.last_number + 1,
      'previousHash', encode(series.last_hash, 'hex')
    ),
    of_order, amount, reason, coalesce(at, clock_timestamp())
  );
  update document_series set last_number = last_number + 1, last_hash = written
  where branch = of_branch and kind = of_kind;
end
$$;
revoke execute on function issue_document from public;

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

-- Existing invoices become documents with today's seller: no other is known. The series is saved once:
-- a row updated for every document would have as many versions to search.
do $$
declare
  of_branch text;
  issued record;
  number_before bigint := 0;
  hash_before bytea := sha256('');
begin
  select value ->> 'branchCode' into strict of_branch from setting where key = 'invoicing';
  for issued in
    select invoice.*, total_centavos from invoice join customer_order on id = order_id
    order by invoice.number
  loop
    hash_before := write_document(
      jsonb_build_object(
        'branch', of_branch, 'kind', 'invoice', 'number', issued.number,
        'previousHash', encode(hash_before, 'hex')
      ),
      issued.order_id, issued.total_centavos, '', issued.issued_at
    );
    number_before := issued.number;
  end loop;
  insert into document_series (branch, kind, last_number, last_hash)
  values (of_branch, 'invoice', number_before, hash_before);
  for issued in select order_id from invoice order by number loop
    perform issue_due_documents(issued.order_id);
  end loop;
end
$$;

create trigger invoice_document_kept before update or delete on invoice_document
for each row execute function keep_documents();
create trigger invoice_document_whole before truncate on invoice_document
for each statement execute function keep_documents();
create trigger invoice_document_buyer_kept before update or delete on invoice_document_buyer
for each row execute function keep_documents();
create trigger invoice_document_buyer_whole before truncate on invoice_document_buyer
for each statement execute function keep_documents();

create constraint trigger customer_order_documents
after update of status, payment_status on customer_order
deferrable initially deferred
for each row
when (
  new.payment_status in ('paid', 'partially_refunded', 'refunded')
  or new.payment_method = 'cod' and new.status in ('shipped', 'returned')
)
execute function issue_invoice();
create constraint trigger refund_documents
after insert or update of status on refund
deferrable initially deferred
for each row
execute function issue_invoice();

alter table invoice_buyer validate constraint invoice_buyer_address_length;
