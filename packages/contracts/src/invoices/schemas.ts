import { paymentMethods } from '@sirkito/commerce';
import { z } from 'zod';
import { PesosSum } from '../money.ts';
import { OneLine } from '../one-line.ts';
import { Tin } from '../tin.ts';

const Line = z.object({
  title: z.string(),
  sku: z.string(),
  quantity: z.int(),
  unitPrice: PesosSum,
  amount: PesosSum,
  /** Those known when the invoice was issued. */
  serials: z.array(z.string()),
});

export const documentKinds = ['invoice', 'credit_memo', 'debit_memo'] as const;

/** An issued invoice or memo, as it was written; it never changes. */
const InvoiceDocument = z.object({
  kind: z.enum(documentKinds),
  number: z.string(),
  issuedAt: z.iso.datetime(),
  seller: z.object({
    registeredName: z.string(),
    /** Empty if not given. */
    tin: z.string(),
    branchCode: z.string(),
    registeredAddress: z.string(),
    /** Permit or acknowledgement certificate; empty if not given. */
    permit: z.string(),
  }),
  /** Null once deleted, five years after the document. */
  buyer: z.object({ name: z.string(), tin: z.string(), address: z.string() }).nullable(),
  order: z.object({
    number: z.string(),
    placedAt: z.iso.datetime(),
    isPickup: z.boolean(),
    paymentMethod: z.enum(paymentMethods),
  }),
  /** What an invoice lists. */
  sale: z
    .object({
      lines: z.array(Line),
      discounts: z.array(z.object({ name: z.string(), amount: PesosSum })),
      subtotal: PesosSum,
      shipping: PesosSum,
    })
    .nullable(),
  /** What a memo corrects. */
  correction: z
    .object({ number: z.string(), issuedAt: z.iso.datetime(), reason: z.string() })
    .nullable(),
  total: PesosSum,
  vatable: PesosSum,
  zeroRated: PesosSum,
  exempt: PesosSum,
  vat: PesosSum,
  vatRate: z.int(),
  /** SHA-256 of the stored document, and of the one before it in its series. */
  hash: z.string(),
  previousHash: z.string(),
});
export type InvoiceDocument = z.output<typeof InvoiceDocument>;

const Invoice = z.object({
  orderId: z.uuid(),
  /** The invoice that counts first, then earlier ones and memos, oldest first. */
  documents: z.array(InvoiceDocument).min(1),
  /** Whether the buyer can still be changed. */
  isOpen: z.boolean(),
});
export type Invoice = z.output<typeof Invoice>;

export const InvoiceReply = z.object({ success: z.literal(true), invoice: Invoice });
export type InvoiceReply = z.output<typeof InvoiceReply>;

export const InvoicesReply = z.object({ success: z.literal(true), data: z.array(Invoice) });
export type InvoicesReply = z.output<typeof InvoicesReply>;

export const InvoiceBuyer = z.object({
  name: OneLine.min(1, 'Enter the name for the invoice').max(
    120,
    'Must be 120 characters or fewer',
  ),
  tin: Tin.default(''),
  /** By default the delivery address. */
  address: OneLine.max(200, 'Must be 200 characters or fewer').default(''),
});
export type InvoiceBuyer = z.output<typeof InvoiceBuyer>;
export type InvoiceBuyerDraft = z.input<typeof InvoiceBuyer>;

export const InvoiceParams = z.object({ orderId: z.uuid() });
export type InvoiceParams = z.input<typeof InvoiceParams>;

/** Which document of an invoice, by default the invoice that counts. Branches repeat numbers. */
export const InvoiceDataQuery = z.object({
  number: z.string().max(20).optional(),
  branch: z.string().max(5).optional(),
});
export type InvoiceDataQuery = z.output<typeof InvoiceDataQuery>;

export const InvoiceFileQuery = InvoiceDataQuery.extend({
  paper: z.enum(['a4', 'receipt']).default('a4'),
});
export type InvoiceFileQuery = z.output<typeof InvoiceFileQuery>;
export type InvoiceFileQueryInput = z.input<typeof InvoiceFileQuery>;
