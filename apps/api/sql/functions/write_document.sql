-- Writes an order's document at a place in its series: branch, kind, number and the hash of the
-- document before. Returns its hash. A memo repeats the seller, buyer and order of the invoice that
-- it corrects.
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
