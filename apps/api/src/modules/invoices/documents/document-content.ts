import {
  asCentavos,
  orderNumber,
  vatIncluded,
  vatPercent,
  type PaymentMethod,
} from '@sirkito/commerce';
import type { InvoiceDocument } from '@sirkito/contracts/invoices/schemas';
import type { DocumentContent } from './document.ts';
import type { DueDocument } from './due-documents.ts';

/** What an invoice says of an order, in centavos. */
export interface InvoicedSale {
  number: number;
  placedAt: string;
  isPickup: boolean;
  paymentMethod: PaymentMethod;
  lines: NonNullable<DocumentContent['lines']>;
  discounts: NonNullable<DocumentContent['discounts']>;
  subtotal: number;
  shipping: number;
  /** As the order was placed. Empty once the account is erased. */
  address: Partial<Record<AddressPart, string>>;
  /** As the customer asked for; without an address, the order's is used. */
  buyer: { name: string; tin: string; address: string } | null;
}

type AddressPart =
  | 'full_name'
  | 'street'
  | 'barangay'
  | 'city_municipality'
  | 'postal_code'
  | 'province'
  | 'region';

interface Place {
  /** In the series of its branch and kind. */
  number: number;
  issuedAt: string;
  previousHash: string;
  /** What the order's earlier documents add up to. */
  net: number;
}

type Parts = Pick<DocumentContent, 'seller' | 'order'> & Partial<DocumentContent>;

/** Returns what only an invoice says. */
export const invoiceParts = (sale: InvoicedSale, seller: InvoiceDocument['seller']): Parts => ({
  seller,
  order: {
    number: orderNumber(sale.number),
    placedAt: sale.placedAt,
    isPickup: sale.isPickup,
    paymentMethod: sale.paymentMethod,
  },
  lines: sale.lines,
  discounts: sale.discounts,
  subtotal: sale.subtotal,
  shipping: sale.shipping,
});

/** Returns what only a memo says. It repeats the seller and the order of the invoice it corrects. */
export const memoParts = (
  { seller, order, number, issuedAt }: DocumentContent,
  reason: string,
): Parts => ({
  seller,
  order,
  corrects: { number, issuedAt },
  reason: capitalised(reason),
});

/** Letters that would become two, such as ß, stay. */
function capitalised(text: string): string {
  const first = text.charAt(0).toUpperCase();
  return first.length === 1 ? first + text.slice(1) : text;
}

/** Returns a document as it is stored; everything the shop sells is subject to VAT. */
export function documentContent(
  { kind, amount }: DueDocument,
  { number, issuedAt, previousHash, net }: Place,
  parts: Parts & { buyerHash: string },
): DocumentContent {
  // Whatever is corrected, the VAT of an order's documents adds up to the VAT of what they leave.
  const vat = Math.abs(vatOf(kind === 'credit_memo' ? net - amount : net + amount) - vatOf(net));
  return {
    ...parts,
    kind,
    number: documentNumber(kind, number),
    issuedAt,
    total: amount,
    vatable: amount - vat,
    zeroRated: 0,
    exempt: 0,
    vat,
    vatRate: vatPercent,
    previousHash,
  };
}

const vatOf = (amount: number): number => vatIncluded(asCentavos(amount));

const prefixes = { invoice: 'INV', credit_memo: 'CM', debit_memo: 'DM' } as const;

/** Returns a document's number as it is printed. Each branch has its own. */
const documentNumber = (kind: DocumentContent['kind'], number: number): string =>
  `${prefixes[kind]}-${String(number).padStart(8, '0')}`;

/** Returns the buyer. The salt keeps the hash in the document from telling a name that is guessed. */
export function invoiceBuyer({ buyer, address, isPickup }: InvoicedSale, salt: string) {
  return {
    name: oneLine(buyer?.name ?? address.full_name ?? ''),
    tin: buyer?.tin ?? '',
    address: (buyer?.address ?? '') || (isPickup ? '' : oneLine(addressLine(address))),
    salt,
  };
}

function addressLine({ street, barangay, province, region, ...address }: InvoicedSale['address']) {
  const given = (part: string | undefined) => part !== undefined;
  const city = [address.city_municipality, address.postal_code].filter(given).join(' ');
  return [street, barangay, city, province || region].filter(given).join(', ');
}

/**
 * Replaces line breaks and marks that reverse the reading order, so that a buyer can't add lines of
 * their own to an invoice.
 */
const oneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ');

/** Returns JSON in one form only (RFC 8785), so that equal documents have equal hashes. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join()}}`;
}
