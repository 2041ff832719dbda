import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Pesos } from './money.ts';
import { Order } from './order.ts';
import { invoicePaths } from './paths/invoice.ts';

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

const Tin = z
  .string()
  .trim()
  .transform((text, ctx) => {
    const digits = text.replace(/[\s-]/g, '');
    if (digits === '') return '';
    const parts = /^(\d{3})(\d{3})(\d{3})(\d{3,5})?$/.exec(digits);
    if (parts) return parts.slice(1).filter(Boolean).join('-');
    ctx.addIssue({ code: 'custom', message: 'Nine digits, or twelve to fourteen with the branch' });
    return z.NEVER;
  });

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

export const invoiceApi = {
  view: endpoint(invoicePaths.view, {
    access: 'shopper',
    summary: 'The invoice of one of one’s own orders, once it is paid',
    params: InvoiceParams,
    reply: InvoiceReply,
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
};
