import { createHash, randomUUID } from 'node:crypto';
import type { InvoicingSettings } from '@sirkito/contracts/settings/schemas';
import { readSetting } from '#api/modules/settings/index.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import type { DocumentContent } from './document.ts';
import {
  canonicalJson,
  documentContent,
  invoiceBuyer,
  invoiceParts,
  memoParts,
} from './document-content.ts';
import { dueDocuments, netOf, reissuedDocuments, type DueDocument } from './due-documents.ts';
import {
  findOrderToInvoice,
  insertDocument,
  lockInvoicedOrder,
  lockSeries,
  type OrderToInvoice,
} from './issue-documents.queries.ts';

/**
 * Issues what an order is due now, if anything. Comes last in a transaction that records a payment,
 * a shipment or a refund, because the series stays locked until the commit.
 */
export async function issueDueDocuments(tx: Tx, orderId: string): Promise<void> {
  const issuing = await startIssuing(tx, orderId);
  for (const document of dueDocuments(issuing.order, issuing.invoicing.codInvoice)) {
    await issueDocument(tx, issuing, document);
  }
}

/**
 * Replaces an order's invoice by one for the buyer that was set since: a credit memo, then a new
 * invoice. Returns false if none was set, or the invoice was corrected before.
 */
export async function reissueInvoice(tx: Tx, orderId: string): Promise<boolean> {
  const issuing = await startIssuing(tx, orderId);
  const { documents, buyer } = issuing.order;
  if (documents.length !== 1 || !buyer) return false;
  for (const document of reissuedDocuments(issuing.order)) {
    await issueDocument(tx, issuing, document);
  }
  return true;
}

/** Issues a document of the past, for sample orders and tests. */
export async function issueDocumentAt(
  tx: Tx,
  orderId: string,
  { at, ...document }: DueDocument & { at: Date },
): Promise<void> {
  await issueDocument(tx, { ...(await startIssuing(tx, orderId)), at }, document);
}

interface Issuing {
  orderId: string;
  order: OrderToInvoice;
  invoicing: InvoicingSettings;
  /** By default now. */
  at?: Date;
}

async function startIssuing(tx: Tx, orderId: string): Promise<Issuing> {
  await lockInvoicedOrder(tx, orderId);
  const order = await findOrderToInvoice(tx, orderId);
  if (!order) throw new Error('No order to issue documents of');
  return { orderId, order, invoicing: await readSetting(tx, 'invoicing') };
}

async function issueDocument(tx: Tx, issuing: Issuing, due: DueDocument): Promise<void> {
  const { orderId, order, at } = issuing;
  const { branch, buyer, parts } =
    due.kind === 'invoice' ? startInvoice(issuing) : startMemo(issuing, due.reason);
  const end = await lockSeries(tx, branch, due.kind);
  const number = end.lastNumber + 1;
  const issuedAt = at?.toISOString() ?? end.now;
  const place = {
    number,
    issuedAt: toMilliseconds(issuedAt),
    previousHash: end.lastHash,
    net: netOf(order.documents),
  };
  const document = documentContent(due, place, { ...parts, buyerHash: sha256(buyer) });
  const content = canonicalJson(document);
  await insertDocument(tx, { orderId, branch, number, issuedAt, document, content, buyer });
  order.documents.push({ kind: due.kind, branch, total: due.amount, content, buyer });
}

function startInvoice({ order, invoicing: { codInvoice: _, ...seller } }: Issuing) {
  const buyer = canonicalJson(invoiceBuyer(order, randomUUID()));
  return { branch: seller.branchCode, buyer, parts: invoiceParts(order, seller) };
}

/** Starts a memo in the branch of the invoice that it corrects, whose buyer may be deleted. */
function startMemo({ order: { documents } }: Issuing, reason: string) {
  const invoice = documents.findLast(({ kind }) => kind === 'invoice');
  if (!invoice) throw new Error('No invoice to correct');
  const { branch, buyer, content } = invoice;
  // Written by this file.
  const corrected = JSON.parse(content) as DocumentContent;
  return { branch, buyer: buyer ?? 'null', parts: memoParts(corrected, reason) };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** `2026-11-20T01:02:03.123456Z` as `2026-11-20T01:02:03.123Z`. */
const toMilliseconds = (time: string): string => time.replace(/(?<=[.]\d{3})\d+(?=Z$)/, '');
