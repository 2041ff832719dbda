import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PrintQuery } from '../orders/staff-print-schemas.ts';
import { invoicePaths } from './paths.ts';
import { InvoiceReply, InvoicesReply, InvoiceBuyer, InvoiceParams } from './schemas.ts';

const noInvoice = [
  'request.invalid',
  'auth.required',
  'order.not_found',
  'order.no_invoice',
] as const;

/** Rendering a PDF is expensive: enough for bulk downloads, too few to occupy a process. */
const drawing = { calls: 60, seconds: 60 };

export const invoiceApi = {
  view: endpoint(invoicePaths.view, {
    access: 'shopper',
    summary: 'Retrieve the invoice for your order, once paid',
    params: InvoiceParams,
    reply: InvoiceReply,
    errors: noInvoice,
  }),
  file: endpoint(invoicePaths.file, {
    access: 'shopper',
    limit: drawing,
    summary: 'Download the invoice for your order as PDF',
    params: InvoiceParams,
    reply: z.string(),
    errors: noInvoice,
  }),
  setBuyer: endpoint(invoicePaths.setBuyer, {
    access: 'shopper',
    summary: 'Set the name and TIN on your invoice, once',
    params: InvoiceParams,
    body: InvoiceBuyer,
    reply: InvoiceReply,
    errors: [...noInvoice, 'order.invoice_buyer_set'],
  }),
  viewForStaff: endpoint(invoicePaths.viewForStaff, {
    access: { staff: 'orders', action: 'view' },
    summary: 'Retrieve the invoice for an order',
    params: InvoiceParams,
    reply: InvoiceReply,
    errors: [...noInvoice, 'auth.wrong_role'],
  }),
  listForStaff: endpoint(invoicePaths.listForStaff, {
    access: { staff: 'orders', action: 'view' },
    summary: 'List the invoices issued for several orders',
    query: PrintQuery,
    reply: InvoicesReply,
    errors: ['request.invalid', 'auth.required', 'auth.wrong_role'],
  }),
  fileForStaff: endpoint(invoicePaths.fileForStaff, {
    access: { staff: 'orders', action: 'view' },
    limit: drawing,
    summary: 'Download the invoice for an order as PDF',
    params: InvoiceParams,
    reply: z.string(),
    errors: [...noInvoice, 'auth.wrong_role'],
  }),
};
