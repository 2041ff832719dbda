-- Issues the invoice of an order, or a memo that corrects it. The caller holds the order's lock. The
-- series stays locked until the commit, so that a rollback leaves no gap; a sequence would.
create or replace function issue_document(
  of_order uuid, of_kind text, amount bigint, reason text, at timestamptz default null
) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  sold customer_order;
  seller jsonb;
  series document_series;
  corrected invoice_document;
  buyer text;
  net bigint;
  net_after bigint;
  vat bigint;
  document jsonb;
  written text;
begin
  select * into strict sold from customer_order where id = of_order;
  select value into strict seller from setting where key = 'invoicing';
  select coalesce(sum(case kind when 'credit_memo' then -total_centavos else total_centavos end), 0)
  into net from invoice_document where order_id = of_order;
  net_after := case of_kind when 'credit_memo' then net - amount else net + amount end;
  -- Whatever is corrected, the VAT of an order's documents adds up to the VAT of what they leave.
  vat := abs(round(net_after * 12 / 112.0) - round(net * 12 / 112.0));

  insert into document_series (branch, kind) values (seller ->> 'branchCode', of_kind)
  on conflict do nothing;
  update document_series set last_number = last_number + 1
  where branch = seller ->> 'branchCode' and kind = of_kind returning * into series;
  at := coalesce(at, clock_timestamp());

  if of_kind = 'invoice' then
    buyer := canonical_json(invoice_buyer_of(of_order));
    document := invoice_lines(of_order);
  else
    select * into strict corrected from invoice_document
    where order_id = of_order and kind = 'invoice' order by issued_at desc, number desc limit 1;
    select content into strict buyer from invoice_document_buyer
    where (branch, kind, number) = (corrected.branch, corrected.kind, corrected.number);
    document := jsonb_build_object('reason', reason, 'corrects', jsonb_build_object(
      'number', corrected.content::jsonb -> 'number', 'issuedAt', corrected.content::jsonb -> 'issuedAt'
    ));
  end if;
  document := document || jsonb_build_object(
    'kind', of_kind,
    'number', case of_kind when 'invoice' then 'INV-' when 'credit_memo' then 'CM-' else 'DM-' end
      || lpad(series.last_number::text, 8, '0'),
    'issuedAt', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'seller', seller - 'codInvoice',
    'buyerHash', encode(sha256(convert_to(buyer, 'UTF8')), 'hex'),
    'order', jsonb_build_object(
      'number', 'SK-' || sold.number,
      'placedAt', to_char(sold.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'isPickup', sold.fulfilment = 'pickup',
      'paymentMethod', sold.payment_method
    ),
    'total', amount, 'vatable', amount - vat, 'zeroRated', 0, 'exempt', 0, 'vat', vat, 'vatRate', 12,
    'previousHash', encode(series.last_hash, 'hex')
  );
  written := canonical_json(document);

  insert into invoice_document (branch, kind, number, order_id, issued_at, payment_method,
    total_centavos, vat_centavos, content, hash)
  values (series.branch, of_kind, series.last_number, of_order, at, sold.payment_method, amount, vat,
    written, sha256(convert_to(written, 'UTF8')));
  insert into invoice_document_buyer (branch, kind, number, content)
  values (series.branch, of_kind, series.last_number, buyer);
  update document_series set last_hash = sha256(convert_to(written, 'UTF8'))
  where branch = series.branch and kind = of_kind;
end
$$;
revoke execute on function issue_document from public;
