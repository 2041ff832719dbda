import type { InvoiceBuyerDraft, InvoiceParams, InvoiceReply, InvoicesReply } from './schemas.ts';
import type { PrintQueryInput } from '../orders/staff-print-schemas.ts';
import { call } from '../call.ts';

interface One {
  params: InvoiceParams;
  reply: InvoiceReply;
}

interface File {
  params: InvoiceParams;
  reply: string;
}

export const invoicePaths = {
  view: call<One>('GET', '/api/shop/orders/:orderId/invoice'),
  file: call<File>('GET', '/api/shop/orders/:orderId/invoice.pdf'),
  setBuyer: call<One & { body: InvoiceBuyerDraft }>('PUT', '/api/shop/orders/:orderId/invoice'),
  viewForStaff: call<One>('GET', '/api/admin/orders/:orderId/invoice'),
  listForStaff: call<{ query: PrintQueryInput; reply: InvoicesReply }>(
    'GET',
    '/api/admin/orders/invoices',
  ),
  fileForStaff: call<File>('GET', '/api/admin/orders/:orderId/invoice.pdf'),
};
