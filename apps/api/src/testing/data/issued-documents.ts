import type { Readable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { issueDocumentAt } from '#api/modules/invoices/documents/issue-documents.ts';
import type { testShop } from '../test-shop.ts';
import { newOrder } from './placed-order.ts';

type Shop = ReturnType<typeof testShop>;

interface Issued {
  at: string;
  kind?: 'invoice' | 'credit_memo' | 'debit_memo';
  /** In centavos. */
  amount: number;
  reason?: string;
}

/** Issues a document of an order at a time. */
export const issueDocument = (
  shop: Shop,
  orderId: string,
  { at, kind = 'invoice', amount, reason = '' }: Issued,
) =>
  shop
    .as({ kind: 'shop' })
    .transact((tx) => issueDocumentAt(tx, orderId, { at: new Date(at), kind, amount, reason }));

/** Places an unpaid order whose invoice will be for this buyer. Needs `newLocalities` first. */
export async function newOrderOf(
  shop: Shop,
  buyer: { name: string; tin: string } | undefined,
  options: Parameters<typeof newOrder>[1] = {},
) {
  const placed = await newOrder(shop, options);
  if (buyer) {
    await shop.asOwner('insert into invoice_buyer values ($1, $2, $3, $4)', [
      placed.orderId,
      placed.accountId,
      buyer.name,
      buyer.tin,
    ]);
  }
  return placed;
}

/** Runs SQL that inserts documents outside of any series. */
export async function insertOutsideSeries(shop: Shop, statement: string, values: unknown[] = []) {
  await shop.asOwner(
    'alter table invoice_document disable trigger invoice_document_extends_series',
  );
  await shop.asOwner(statement, values);
  await shop.asOwner('alter table invoice_document enable trigger invoice_document_extends_series');
}

/**
 * Inserts many documents of one order, all issued at once, with every kind, payment method and tax
 * class, outside of any series.
 */
export const insertDocuments = (shop: Shop, orderId: string, at: string, count: number) =>
  insertOutsideSeries(
    shop,
    `with made as (
       select n, (array['invoice', 'credit_memo', 'debit_memo'])[1 + n % 3] as kind,
         (array['cod', 'gcash', 'card', 'maya'])[1 + n % 4] as method, n * 7 as total
       from generate_series(1, $3::integer) as n
     ),
     written as (
       select *, jsonb_build_object(
         'number', 'N-' || n, 'kind', kind,
         'order', jsonb_build_object('number', 'SK-1', 'isPickup', n % 8 = 0, 'paymentMethod', method),
         'discounts', jsonb_build_array(jsonb_build_object('name', 'Sale', 'amount', n % 5)),
         'total', total, 'vatable', case n % 2 when 0 then total - n else 0 end,
         'zeroRated', case when n % 2 = 1 and n % 3 > 0 then total else 0 end,
         'exempt', case when n % 2 = 1 and n % 3 = 0 then total else 0 end,
         'vat', case n % 2 when 0 then n else 0 end
       )::text as content
       from made
     ),
     inserted as (
       insert into invoice_document (branch, kind, number, order_id, issued_at, payment_method,
         total_centavos, vat_centavos, content, hash)
       select '00009', kind, n, $1, $2, method, total, 0, content, sha256(convert_to(content, 'UTF8'))
       from written returning branch, kind, number
     )
     insert into invoice_document_buyer (branch, kind, number, content)
     select branch, kind, number,
       json_build_object('name', 'Buyer', 'address', '', 'tin', (array['', '111-222-333', '111-222-333-00000'])[1 + number % 3])
     from inserted`,
    [orderId, at, count],
  );

/** Reads a CSV file as its rows by column. */
export async function readFile(file: Readable): Promise<Record<string, string>[]> {
  const content = (await file.toArray()).join('');
  return parse(content, { bom: true, columns: true });
}
