import { sql } from 'kysely';
import { selectRaw, writeRaw } from '#api/platform/db/select-raw.ts';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import type { DocumentContent } from './document.ts';
import type { InvoicedSale } from './document-content.ts';
import type { InvoicedOrder } from './due-documents.ts';

interface StoredDocument {
  kind: DocumentContent['kind'];
  branch: string;
  total: number;
  content: string;
  /** Null after five years, when the buyer was deleted. */
  buyer: string | null;
}

export interface OrderToInvoice extends InvoicedOrder, InvoicedSale {
  documents: StoredDocument[];
}

/** Locks the order until the transaction ends, as every use case that changes it does. */
export async function lockInvoicedOrder(tx: Tx, orderId: string): Promise<void> {
  await tx
    .selectFrom('customer_order')
    .select('id')
    .where('id', '=', orderId)
    .forUpdate()
    .execute();
}

/** Reads all that an order's documents say and follow from. */
export async function findOrderToInvoice(
  read: Reader,
  orderId: string,
): Promise<OrderToInvoice | undefined> {
  const [order] = await selectRaw(
    read,
    sql<OrderToInvoice>`
      select sold.number, sold.status, payment_status as "paymentStatus",
        payment_method as "paymentMethod", fulfilment = 'pickup' as "isPickup",
        to_char(sold.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "placedAt",
        subtotal_centavos as subtotal, shipping_centavos as shipping, total_centavos as total,
        sold.address, (
          select coalesce(json_agg(json_build_object('title', title, 'sku', sku,
            'quantity', quantity, 'unitPrice', unit_price_centavos,
            'amount', unit_price_centavos * quantity, 'serials', (
              select coalesce(json_agg(serial order by unit_no), '[]') from order_serial
              where order_serial.order_id = sold.id and order_serial.line_no = order_line.line_no
                and returned_at is null
            )) order by line_no), '[]')
          from order_line where order_line.order_id = sold.id
        ) as lines, (
          select coalesce(json_agg(json_build_object('name', name, 'amount', amount_centavos)
            order by name), '[]')
          from order_discount where order_discount.order_id = sold.id
        ) as discounts, (
          select json_build_object('name', name, 'tin', tin, 'address', invoice_buyer.address)
          from invoice_buyer where invoice_buyer.order_id = sold.id
        ) as buyer, (
          select coalesce(json_agg(json_build_object('kind', kind, 'branch', branch,
            'total', total_centavos, 'content', document.content, 'buyer', named.content)
            order by issued_at, document.number), '[]')
          from invoice_document as document
          left join invoice_document_buyer as named using (branch, kind, number)
          where document.order_id = sold.id
        ) as documents, (
          select sum(amount_centavos - (
            select coalesce(sum(refund.amount_centavos), 0) from refund
            where payment_id = payment.id and refund.status <> 'failed'
          ))::bigint
          from payment where payment.order_id = sold.id and payment.status = 'paid'
        ) as "netPaid", (
          select reason from refund join payment on payment.id = payment_id
          where payment.order_id = sold.id and refund.status <> 'failed'
          order by refund.created_at desc limit 1
        ) as "refundReason", (
          select json_build_object('failedRefund', amount) from (
            select refund.updated_at as at, refund.amount_centavos as amount
            from refund join payment on payment.id = payment_id
            where payment.order_id = sold.id and refund.status = 'failed'
            union all
            select paid_at, null from payment
            where payment.order_id = sold.id and payment.status = 'paid'
          ) as rise order by at desc limit 1
        ) as "lastRise"
      from customer_order as sold where sold.id = ${orderId}`,
  );
  return order;
}

interface SeriesEnd {
  lastNumber: number;
  lastHash: string;
  /** To the microsecond, which a Date can't hold. */
  now: string;
}

/** Locks a series until the commit, so that a rollback leaves no gap; a sequence would. */
export async function lockSeries(
  tx: Tx,
  branch: string,
  kind: DocumentContent['kind'],
): Promise<SeriesEnd> {
  const [end] = await writeRaw(
    tx,
    sql<SeriesEnd>`
      select last_number as "lastNumber", last_hash as "lastHash",
        to_char(locked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as now
      from lock_document_series(${branch}, ${kind})`,
  );
  if (!end) throw new Error('The series was not locked');
  return end;
}

interface NewDocument {
  orderId: string;
  branch: string;
  number: number;
  issuedAt: string;
  document: DocumentContent;
  content: string;
  buyer: string;
}

/** Stores a document and its buyer. The database checks that it continues its series. */
export async function insertDocument(
  tx: Tx,
  { orderId, branch, number, issuedAt, document, content, buyer }: NewDocument,
): Promise<void> {
  const { kind } = document;
  await writeRaw(
    tx,
    sql`
      with document as (
        insert into invoice_document (branch, kind, number, order_id, issued_at, payment_method,
          total_centavos, vat_centavos, content, hash)
        values (${branch}, ${kind}, ${number}, ${orderId}, ${issuedAt},
          ${document.order.paymentMethod}, ${document.total}, ${document.vat}, ${content},
          sha256(convert_to(${content}, 'UTF8')))
      )
      insert into invoice_document_buyer (branch, kind, number, content)
      values (${branch}, ${kind}, ${number}, ${buyer})`,
  );
}
