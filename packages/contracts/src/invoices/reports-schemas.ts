import { z } from 'zod';
import { documentKinds } from './schemas.ts';

const invoiceReportStates = ['rejected', 'overdue', 'waiting', 'accepted'] as const;
export type InvoiceReportState = (typeof invoiceReportStates)[number];

const ReportId = z.int().min(1);

export const InvoiceReportsQuery = z.object({
  state: z.enum(invoiceReportStates).default('rejected'),
  /** Id of the last report on the previous page. */
  after: z.coerce.number().pipe(ReportId).optional(),
});
export type InvoiceReportsQuery = z.output<typeof InvoiceReportsQuery>;
export type InvoiceReportsQueryInput = z.input<typeof InvoiceReportsQuery>;

const InvoiceReport = z.object({
  id: ReportId,
  kind: z.enum(documentKinds),
  number: z.string(),
  issuedAt: z.iso.datetime(),
  orderId: z.uuid(),
  orderNumber: z.string(),
  attempts: z.int(),
  lastAttemptAt: z.iso.datetime().nullable(),
  /** Null unless it waits and reporting is on. */
  nextAttemptAt: z.iso.datetime().nullable(),
  /** The tax office's, once accepted. */
  reference: z.string().nullable(),
  /** Why it was rejected, or why the last attempt got no answer. */
  reason: z.string().nullable(),
});
export type InvoiceReport = z.output<typeof InvoiceReport>;

export const InvoiceReportsReply = z.object({
  success: z.literal(true),
  /** Whether the shop reports its documents. */
  isOn: z.boolean(),
  counts: z.object({ waiting: z.int(), rejected: z.int(), overdue: z.int() }),
  data: z.array(InvoiceReport),
  next: ReportId.nullable(),
});
export type InvoiceReportsReply = z.output<typeof InvoiceReportsReply>;

/** Which reports to send again: one, or the first 500 rejected or given up. */
export const ReportAgain = z.union([
  z.object({ reportId: ReportId }),
  z.object({ state: z.enum(['rejected', 'overdue']) }),
]);
export type ReportAgain = z.output<typeof ReportAgain>;

export const ReportAgainReply = z.object({ success: z.literal(true), count: z.int() });
export type ReportAgainReply = z.output<typeof ReportAgainReply>;

/** A JSON Web Key Set (RFC 7517) with the public keys that verify signed invoices. */
export const InvoiceKeys = z.object({
  keys: z.array(
    z.object({
      kty: z.string(),
      crv: z.string(),
      x: z.string(),
      y: z.string(),
      kid: z.string(),
      alg: z.string(),
      use: z.string(),
    }),
  ),
});
export type InvoiceKeys = z.output<typeof InvoiceKeys>;
