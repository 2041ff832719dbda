import {
  asCentavos,
  formatPesos,
  hasCapturedPayment,
  toPesos,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
} from '@sirkito/commerce';
import type { InvoicingSettings } from '@sirkito/contracts/settings/schemas';
import type { DocumentContent } from './document.ts';

/** What an order's documents follow from, in centavos. */
export interface InvoicedOrder {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  isPickup: boolean;
  total: number;
  /** Oldest first. */
  documents: readonly { kind: DocumentContent['kind']; total: number }[];
  /** What was paid less its refunds; failed refunds don't count. Null if nothing was paid. */
  netPaid: number | null;
  /** Of the newest refund. */
  refundReason: string | null;
  /** What last left the order owing more: a failed refund with its amount, or a payment without. */
  lastRise: { failedRefund: number | null } | null;
}

export interface DueDocument {
  kind: DocumentContent['kind'];
  amount: number;
  reason: string;
}

/**
 * Returns what an order is due: its invoice once it is paid (or, for cash on delivery, shipped, if
 * the shop says so), and the memo for the difference between its documents and what it owes.
 */
export function dueDocuments(
  order: InvoicedOrder,
  codInvoice: InvoicingSettings['codInvoice'],
): DueDocument[] {
  const isInvoiced = order.documents.length > 0;
  if (!isInvoiced && !isInvoiceDue(order, codInvoice)) return [];
  const due: DueDocument[] = isInvoiced ? [] : [invoiceOf(order)];
  const [net, owed] = [isInvoiced ? netOf(order.documents) : order.total, owedOf(order)];
  if (owed < net) {
    const reason = order.refundReason ?? creditReason(order);
    due.push({ kind: 'credit_memo', amount: net - owed, reason });
  }
  if (owed > net) due.push({ kind: 'debit_memo', amount: owed - net, reason: debitReason(order) });
  return due;
}

/** Returns what replaces an order's only invoice by one for the buyer that was set since. */
export const reissuedDocuments = (order: InvoicedOrder): DueDocument[] => [
  { kind: 'credit_memo', amount: order.total, reason: 'Issued again with other buyer details' },
  invoiceOf(order),
];

const invoiceOf = ({ total }: InvoicedOrder): DueDocument => ({
  kind: 'invoice',
  amount: total,
  reason: '',
});

/** A pick-up is "shipped" when it is ready for pick-up. */
function isInvoiceDue(order: InvoicedOrder, codInvoice: InvoicingSettings['codInvoice']): boolean {
  if (order.status === 'cancelled') return false;
  const isParcelOnItsWay =
    order.paymentMethod === 'cod' && !order.isPickup && order.status === 'shipped';
  return hasCapturedPayment(order.paymentStatus) || (isParcelOnItsWay && codInvoice === 'shipped');
}

/**
 * Returns what the documents of an invoiced order must add up to: the smaller of its total and what
 * was kept of its payments. An unpaid one owes its total until it comes back.
 */
function owedOf({ status, total, netPaid }: InvoicedOrder): number {
  if (netPaid !== null) return Math.min(total, netPaid);
  return status === 'returned' || status === 'cancelled' ? 0 : total;
}

/** Returns what invoices and debit memos less credit memos add up to. */
export const netOf = (documents: InvoicedOrder['documents']): number =>
  documents.reduce(
    (net, { kind, total }) => (kind === 'credit_memo' ? net - total : net + total),
    0,
  );

const creditReason = ({ status }: InvoicedOrder): string =>
  status === 'cancelled' ? 'Order cancelled' : 'Returned to the shop';

function debitReason({ lastRise }: InvoicedOrder): string {
  if (!lastRise) return 'Not returned';
  if (lastRise.failedRefund === null) return 'Paid after the credit memo';
  const amount = formatPesos(toPesos(asCentavos(lastRise.failedRefund)));
  return `Refund of ${amount} failed; amount due again`;
}
