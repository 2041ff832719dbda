import { sql } from 'kysely';
import type { InvoiceDocument } from '@sirkito/contracts/invoices/schemas';
import type { Reader, Tx } from '#api/platform/db/transaction.ts';
import type { DocumentContent } from './document.ts';

interface DocumentRow {
  orderId: string;
  content: DocumentContent;
  buyer: NonNullable<InvoiceDocument['buyer']> | null;
  hash: string;
}

/** Lists the orders that exist, with their owners. */
export function listOrderOwners(read: Reader, orderIds: readonly string[]) {
  return read
    .selectFrom('customer_order')
    .select(['id', 'account_id as accountId'])
    .where('id', 'in', orderIds)
    .execute();
}

/** A buyer is null once deleted. */
const documentsWithBuyers = (read: Reader) =>
  read
    .selectFrom('invoice_document as document')
    .leftJoin('invoice_document_buyer as buyer', (join) =>
      join
        .onRef('buyer.branch', '=', 'document.branch')
        .onRef('buyer.kind', '=', 'document.kind')
        .onRef('buyer.number', '=', 'document.number'),
    );

/** Lists issued documents: the newest invoice of an order, then its other documents, oldest first. */
export function listDocuments(read: Reader, orderIds: readonly string[]): Promise<DocumentRow[]> {
  return documentsWithBuyers(read)
    .select([
      'order_id as orderId',
      sql<DocumentContent>`document.content::json`.as('content'),
      sql<DocumentRow['buyer']>`buyer.content::json`.as('buyer'),
      sql<string>`encode(hash, 'hex')`.as('hash'),
    ])
    .where('order_id', 'in', orderIds)
    .orderBy(
      sql`document.kind = 'invoice' and issued_at = max(issued_at)
        filter (where document.kind = 'invoice') over (partition by order_id)`,
      'desc',
    )
    .orderBy('issued_at')
    .orderBy('document.kind', 'desc')
    .orderBy('document.number')
    .execute();
}

interface Buyer {
  order_id: string;
  account_id: string;
  name: string;
  tin: string;
  address: string;
}

/** Returns false if the invoice already has a buyer. */
export async function insertInvoiceBuyer(tx: Tx, buyer: Buyer): Promise<boolean> {
  const inserted = await tx
    .insertInto('invoice_buyer')
    .values(buyer)
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Lists the orders whose buyer was set. */
export async function listSetBuyers(read: Reader, orderIds: readonly string[]) {
  const rows = await read
    .selectFrom('invoice_buyer')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

/** Lists the buyers that a customer asked to have on invoices. */
export function listRequestedBuyers(read: Reader, accountId: string) {
  return read
    .selectFrom('invoice_buyer')
    .select(['order_id as orderId', 'name', 'tin', 'address'])
    .where('account_id', '=', accountId)
    .limit(1_000)
    .execute();
}

/** Lists the buyers on the documents of a customer's orders. */
export function listInvoiceBuyers(read: Reader, accountId: string) {
  return documentsWithBuyers(read)
    .innerJoin('customer_order', 'customer_order.id', 'order_id')
    .select(['order_id as orderId', sql<object | null>`buyer.content::json`.as('buyer')])
    .where('account_id', '=', accountId)
    .limit(1_000)
    .execute();
}
