import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Pesos } from './money.ts';
import { Order } from './order.ts';
import { PapersQuery } from './papers-staff.ts';
import { invoicePaths } from './paths/invoice.ts';
import { Tin } from './tin.ts';

const Invoice = z.object({
  number: z.string(),
  issuedAt: z.iso.datetime(),
  buyerName: z.string(),
  /** Empty where none was given. */
  tin: z.string(),
  /** Whether it is still open to be made out to someone else. */
  isOpen: z.boolean(),
  vatableSales: Pesos,
  order: Order,
});
export type Invoice = z.output<typeof Invoice>;

const InvoiceReply = z.object({ success: z.literal(true), invoice: Invoice });
export type InvoiceReply = z.output<typeof InvoiceReply>;

const InvoicesReply = z.object({ success: z.literal(true), data: z.array(Invoice) });
export type InvoicesReply = z.output<typeof InvoicesReply>;

export const InvoiceBuyer = z.object({
  name: z.string().trim().min(1, 'Please fill this in').max(120),
  tin: Tin.default(''),
});
export type InvoiceBuyer = z.output<typeof InvoiceBuyer>;
export type InvoiceBuyerDraft = z.input<typeof InvoiceBuyer>;

const InvoiceParams = z.object({ orderId: z.uuid() });
export type InvoiceParams = z.input<typeof InvoiceParams>;

const noInvoice = [
  'request.invalid',
  'auth.required',
  'order.not_found',
  'order.no_invoice',
] as const;

/** Drawing costs more than an answer. Enough for whoever needs many, too few to keep a process busy. */
const drawing = { calls: 60, seconds: 60 };

export const invoiceApi = {
  view: endpoint(invoicePaths.view, {
    access: 'shopper',
    summary: 'The invoice of one of one’s own orders, once it is paid',
    params: InvoiceParams,
    reply: InvoiceReply,
    errors: noInvoice,
  }),
  file: endpoint(invoicePaths.file, {
    access: 'shopper',
    limit: drawing,
    summary: 'The same invoice as PDF',
    params: InvoiceParams,
    reply: z.string(),
    errors: noInvoice,
  }),
  makeOut: endpoint(invoicePaths.makeOut, {
    access: 'shopper',
    summary: 'Say once whom the invoice is made out to',
    params: InvoiceParams,
    body: InvoiceBuyer,
    reply: InvoiceReply,
    errors: [...noInvoice, 'order.invoice_made_out'],
  }),
  viewForStaff: endpoint(invoicePaths.viewForStaff, {
    access: 'staff',
    summary: 'The invoice of any order',
    params: InvoiceParams,
    reply: InvoiceReply,
    errors: [...noInvoice, 'auth.wrong_role'],
  }),
  listForStaff: endpoint(invoicePaths.listForStaff, {
    access: 'staff',
    summary: 'The invoices of these orders, of those that have one',
    query: PapersQuery,
    reply: InvoicesReply,
    errors: ['request.invalid', 'auth.required', 'auth.wrong_role'],
  }),
  fileForStaff: endpoint(invoicePaths.fileForStaff, {
    access: 'staff',
    limit: drawing,
    summary: 'The invoice of any order as PDF',
    params: InvoiceParams,
    reply: z.string(),
    errors: [...noInvoice, 'auth.wrong_role'],
  }),
};
