import { bookMethods, bookTaxes } from '@sirkito/commerce';
import { z } from 'zod';
import { documentKinds } from '../invoices/schemas.ts';
import { PesosSum, SignedPesosSum } from '../money.ts';
import { isWithinAYear, ShopDay, ShopMonth } from '../shop-day.ts';

export const BooksQuery = z.object({ month: ShopMonth });
export type BooksQuery = z.output<typeof BooksQuery>;

/** Sums of documents; credit memos count as negative. */
const BookTotals = z.object({
  documents: z.int(),
  /** With VAT, after discounts. */
  gross: SignedPesosSum,
  vatable: SignedPesosSum,
  zeroRated: SignedPesosSum,
  exempt: SignedPesosSum,
  vat: SignedPesosSum,
});
export type BookTotals = z.output<typeof BookTotals>;

const Books = z.object({
  /** Whether the month includes documents of orders seeded in demo mode. */
  hasSamples: z.boolean(),
  total: BookTotals,
  byMethod: z.array(BookTotals.extend({ method: z.enum(bookMethods) })),
  byKind: z.array(BookTotals.extend({ kind: z.enum(documentKinds) })),
});
export type Books = z.output<typeof Books>;

export const BooksReply = z.object({ success: z.literal(true), data: Books });
export type BooksReply = z.output<typeof BooksReply>;

export const DocumentsQuery = BooksQuery.extend({
  method: z.enum(bookMethods).optional(),
  kind: z.enum(documentKinds).optional(),
  /** Only documents with an amount of this class, or its VAT. */
  tax: z.enum(bookTaxes).optional(),
  /** `key` of the last document on the previous page. */
  after: z
    .string()
    .regex(/^\d{5}\.(invoice|credit_memo|debit_memo)\.\d{1,15}$/)
    .optional(),
});
export type DocumentsQuery = z.output<typeof DocumentsQuery>;

const BookDocument = z.object({
  key: z.string(),
  number: z.string(),
  kind: z.enum(documentKinds),
  issuedAt: z.iso.datetime(),
  orderId: z.uuid(),
  orderNumber: z.string(),
  /** Seeded in demo mode. */
  isSample: z.boolean(),
  /** Null once deleted, five years after the document. */
  buyer: z.string().nullable(),
  method: z.enum(bookMethods),
  gross: SignedPesosSum,
  vatable: SignedPesosSum,
  zeroRated: SignedPesosSum,
  exempt: SignedPesosSum,
  vat: SignedPesosSum,
});
export type BookDocument = z.output<typeof BookDocument>;

const Documents = z.object({
  /** In order of issue. */
  documents: z.array(BookDocument),
  /** Of all pages; only on the first. */
  total: BookTotals.nullable(),
  next: z.string().nullable(),
});

export const DocumentsReply = z.object({ success: z.literal(true), data: Documents });
export type DocumentsReply = z.output<typeof DocumentsReply>;

export const MovementsQuery = z
  .object({
    /** Inclusive. */
    from: ShopDay,
    to: ShopDay,
    kind: z.enum(['payment', 'refund']).optional(),
    /** Id of the last one on the previous page. */
    after: z.uuid().optional(),
  })
  .refine(isWithinAYear, { path: ['to'], error: 'Choose a range of up to 366 days' });
export type MovementsQuery = z.output<typeof MovementsQuery>;

/** A payment received or a refund completed. */
const Movement = z.object({
  id: z.uuid(),
  kind: z.enum(['payment', 'refund']),
  at: z.iso.datetime(),
  orderId: z.uuid(),
  orderNumber: z.string(),
  /** Seeded in demo mode. */
  isSample: z.boolean(),
  method: z.enum(bookMethods),
  /** Refunds are negative. */
  amount: SignedPesosSum,
});
export type Movement = z.output<typeof Movement>;

const Movements = z.object({
  /** Newest first. */
  movements: z.array(Movement),
  /** Of all pages. */
  total: z.object({ paid: PesosSum, refunded: PesosSum, net: SignedPesosSum }),
  next: z.uuid().nullable(),
});

export const MovementsReply = z.object({ success: z.literal(true), data: Movements });
export type MovementsReply = z.output<typeof MovementsReply>;
