import { asCentavos, toPesos, type PaymentMethod, type Pesos } from '@sirkito/commerce';
import type { InvoiceDocument } from '@sirkito/contracts/invoices/schemas';

/** A document as it is stored: amounts in centavos. */
export interface DocumentContent {
  kind: InvoiceDocument['kind'];
  number: string;
  issuedAt: string;
  seller: InvoiceDocument['seller'];
  buyerHash: string;
  order: { number: string; placedAt: string; isPickup: boolean; paymentMethod: PaymentMethod };
  lines?: {
    title: string;
    sku: string;
    quantity: number;
    unitPrice: number;
    amount: number;
    serials: string[];
  }[];
  discounts?: { name: string; amount: number }[];
  subtotal?: number;
  shipping?: number;
  corrects?: { number: string; issuedAt: string };
  reason?: string;
  total: number;
  vatable: number;
  zeroRated: number;
  exempt: number;
  vat: number;
  vatRate: number;
  previousHash: string;
}

type Buyer = NonNullable<InvoiceDocument['buyer']>;

const pesos = (centavos = 0): Pesos => toPesos(asCentavos(centavos));

interface StoredDocument {
  content: DocumentContent;
  buyer: Buyer | null;
  hash: string;
}

export function toDocument({ content, buyer, hash }: StoredDocument): InvoiceDocument {
  const { kind, number, issuedAt, seller, order, corrects, reason = '', vatRate } = content;
  return {
    kind,
    number,
    issuedAt,
    seller,
    buyer: buyer && { name: buyer.name, tin: buyer.tin, address: buyer.address },
    order,
    sale: toSale(content),
    correction: corrects ? { ...corrects, reason } : null,
    total: pesos(content.total),
    vatable: pesos(content.vatable),
    zeroRated: pesos(content.zeroRated),
    exempt: pesos(content.exempt),
    vat: pesos(content.vat),
    vatRate,
    hash,
    previousHash: content.previousHash,
  };
}

function toSale({ lines, discounts = [], subtotal, shipping }: DocumentContent) {
  if (!lines) return null;
  return {
    lines: lines.map(({ unitPrice, amount, ...line }) => ({
      ...line,
      unitPrice: pesos(unitPrice),
      amount: pesos(amount),
    })),
    discounts: discounts.map(({ name, amount }) => ({ name, amount: pesos(amount) })),
    subtotal: pesos(subtotal),
    shipping: pesos(shipping),
  };
}
