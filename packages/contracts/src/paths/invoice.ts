import type { InvoiceBuyerDraft, InvoiceParams, InvoiceReply } from '../invoice.ts';
import { call } from './call.ts';

interface One {
  params: InvoiceParams;
  reply: InvoiceReply;
}

export const invoicePaths = {
  view: call<One>('GET', '/api/shop/orders/:orderId/invoice'),
  makeOut: call<One & { body: InvoiceBuyerDraft }>('PUT', '/api/shop/orders/:orderId/invoice'),
  viewForStaff: call<One>('GET', '/api/admin/orders/:orderId/invoice'),
};
