import { formatDate, formatPesos } from '../format.ts';
import type { Pesos } from '../money/money.ts';
import { paymentMethodName, type PaymentMethod } from './order-status.ts';

interface InvoiceDocument {
  kind: DocumentKind;
  number: string;
  issuedAt: string;
  seller: Seller;
  buyer: { name: string; tin: string; address: string } | null;
  order: { number: string; placedAt: string; isPickup: boolean; paymentMethod: PaymentMethod };
  sale: {
    discounts: readonly { name: string; amount: Pesos }[];
    subtotal: Pesos;
    shipping: Pesos;
  } | null;
  correction: { number: string; issuedAt: string; reason: string } | null;
  total: Pesos;
  vatable: Pesos;
  zeroRated: Pesos;
  exempt: Pesos;
  vat: Pesos;
  vatRate: number;
}

export type DocumentKind = 'invoice' | 'credit_memo' | 'debit_memo';

interface Seller {
  registeredName: string;
  tin: string;
  branchCode: string;
  registeredAddress: string;
  permit: string;
}

interface InvoiceTotal {
  name: string;
  amount: string;
  isTotal: boolean;
}

export const documentTitles: Record<DocumentKind, string> = {
  invoice: 'Invoice',
  credit_memo: 'Credit memo',
  debit_memo: 'Debit memo',
};

/** Returns the text of an invoice or memo apart from its lines, for the page and the PDF. */
export function invoiceLabels(document: InvoiceDocument) {
  const { seller, buyer, order, sale, correction } = document;
  const sum = (name: string, amount: Pesos, sign = ''): InvoiceTotal => ({
    name,
    amount: sign + formatPesos(amount),
    isTotal: false,
  });
  return {
    title: documentTitles[document.kind],
    issued: formatDate(document.issuedAt),
    seller: [
      seller.registeredAddress,
      seller.tin && `VAT Reg. TIN ${seller.tin}-${seller.branchCode}`,
      seller.permit,
    ].filter(Boolean),
    soldTo: buyer
      ? [buyer.name, buyer.tin && `TIN ${buyer.tin}`, buyer.address].filter(Boolean)
      : ['Details deleted after 5 years'],
    about: [
      `${order.number}, placed ${formatDate(order.placedAt)}`,
      paymentMethodName(order.paymentMethod, order.isPickup),
      ...(correction
        ? [
            `For invoice ${correction.number} of ${formatDate(correction.issuedAt)}`,
            `Reason: ${correction.reason}`,
          ]
        : []),
    ],
    sums: [
      ...(sale
        ? [
            sum('Subtotal', sale.subtotal),
            sum('Shipping', sale.shipping),
            ...sale.discounts.map(({ name, amount }) => sum(name, amount, '−')),
          ]
        : []),
      { ...sum('Total', document.total), isTotal: true },
      sum('VATable sales', document.vatable),
      sum('Zero-rated sales', document.zeroRated),
      sum('VAT-exempt sales', document.exempt),
      sum(`VAT (${document.vatRate}%)`, document.vat),
    ],
  };
}
