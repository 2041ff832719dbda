import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { PrintQuery } from '../orders/staff-print-schemas.ts';
import { invoicePaths } from './paths.ts';
import {
  InvoiceBuyer,
  InvoiceDataQuery,
  InvoiceFileQuery,
  InvoiceParams,
  InvoiceReply,
  InvoicesReply,
} from './schemas.ts';
import { InvoiceKeys } from './reports-schemas.ts';
import { StructuredForm } from './structured-form.ts';

const noInvoice = ['order.not_found', 'order.no_invoice'] as const;

/** Rendering a PDF is expensive: enough for bulk downloads, too few to occupy a process. */
const drawing = { calls: 60, seconds: 60 };

export const invoiceApi = {
  view: endpoint(invoicePaths.view, {
    access: 'shopper',
    summary: 'Retrieve the invoice and memos for your order',
    params: InvoiceParams,
    reply: InvoiceReply,
    errors: noInvoice,
  }),
  file: endpoint(invoicePaths.file, {
    access: 'shopper',
    limit: drawing,
    summary: 'Download the invoice or a memo for your order as PDF',
    params: InvoiceParams,
    query: InvoiceFileQuery,
    contentType: 'application/pdf',
    reply: z.string(),
    errors: noInvoice,
  }),
  data: endpoint(invoicePaths.data, {
    access: 'shopper',
    limit: drawing,
    summary: 'Download the invoice or a memo for your order as structured data',
    params: InvoiceParams,
    query: InvoiceDataQuery,
    reply: StructuredForm,
    errors: noInvoice,
  }),
  signed: endpoint(invoicePaths.signed, {
    access: 'shopper',
    limit: drawing,
    summary: 'Download the invoice or a memo for your order as signed structured data (JWS)',
    params: InvoiceParams,
    query: InvoiceDataQuery,
    contentType: 'application/jose',
    reply: z.string(),
    errors: [...noInvoice, 'order.not_signed'],
  }),
  keys: endpoint(invoicePaths.keys, {
    access: 'public',
    summary: 'List the public keys that verify signed invoices (JWKS)',
    reply: InvoiceKeys,
  }),
  setBuyer: endpoint(invoicePaths.setBuyer, {
    access: 'shopper',
    summary: 'Issue your invoice again with another name, TIN and address, once',
    params: InvoiceParams,
    body: InvoiceBuyer,
    reply: InvoiceReply,
    errors: [...noInvoice, 'order.invoice_buyer_set'],
  }),
  viewForStaff: endpoint(invoicePaths.viewForStaff, {
    access: { staff: 'orders', action: 'view' },
    summary: 'Retrieve the invoice and memos for an order',
    params: InvoiceParams,
    reply: InvoiceReply,
    errors: noInvoice,
  }),
  listForStaff: endpoint(invoicePaths.listForStaff, {
    access: { staff: 'orders', action: 'view' },
    summary: 'List the invoices issued for several orders',
    query: PrintQuery,
    reply: InvoicesReply,
  }),
  fileForStaff: endpoint(invoicePaths.fileForStaff, {
    access: { staff: 'orders', action: 'view' },
    limit: drawing,
    summary: 'Download the invoice or a memo for an order as PDF',
    params: InvoiceParams,
    query: InvoiceFileQuery,
    contentType: 'application/pdf',
    reply: z.string(),
    errors: noInvoice,
  }),
  dataForStaff: endpoint(invoicePaths.dataForStaff, {
    access: { staff: 'orders', action: 'view' },
    limit: drawing,
    summary: 'Download the invoice or a memo for an order as structured data',
    params: InvoiceParams,
    query: InvoiceDataQuery,
    reply: StructuredForm,
    errors: noInvoice,
  }),
  signedForStaff: endpoint(invoicePaths.signedForStaff, {
    access: { staff: 'orders', action: 'view' },
    limit: drawing,
    summary: 'Download the invoice or a memo for an order as signed structured data (JWS)',
    params: InvoiceParams,
    query: InvoiceDataQuery,
    contentType: 'application/jose',
    reply: z.string(),
    errors: [...noInvoice, 'order.not_signed'],
  }),
};
