import type {
  InvoiceBuyerDraft,
  InvoiceDataQuery,
  InvoiceFileQueryInput,
  InvoiceParams,
  InvoiceReply,
  InvoicesReply,
} from './schemas.ts';
import type { InvoiceKeys } from './reports-schemas.ts';
import type { StructuredForm } from './structured-form.ts';
import type { PrintQueryInput } from '../orders/staff-print-schemas.ts';
import { call } from '../call.ts';

interface One {
  params: InvoiceParams;
  reply: InvoiceReply;
}

interface File {
  params: InvoiceParams;
  query: InvoiceFileQueryInput;
  reply: string;
}

interface Data {
  params: InvoiceParams;
  query: InvoiceDataQuery;
  reply: StructuredForm;
}

interface Signed {
  params: InvoiceParams;
  query: InvoiceDataQuery;
  reply: string;
}

export const invoicePaths = {
  view: call<One>('GET', '/api/shop/orders/:orderId/invoice'),
  file: call<File>('GET', '/api/shop/orders/:orderId/invoice.pdf'),
  data: call<Data>('GET', '/api/shop/orders/:orderId/invoice.json'),
  signed: call<Signed>('GET', '/api/shop/orders/:orderId/invoice.jws'),
  keys: call<{ reply: InvoiceKeys }>('GET', '/api/shop/invoice-keys'),
  setBuyer: call<One & { body: InvoiceBuyerDraft }>('PUT', '/api/shop/orders/:orderId/invoice'),
  viewForStaff: call<One>('GET', '/api/admin/orders/:orderId/invoice'),
  listForStaff: call<{ query: PrintQueryInput; reply: InvoicesReply }>(
    'GET',
    '/api/admin/orders/invoices',
  ),
  fileForStaff: call<File>('GET', '/api/admin/orders/:orderId/invoice.pdf'),
  dataForStaff: call<Data>('GET', '/api/admin/orders/:orderId/invoice.json'),
  signedForStaff: call<Signed>('GET', '/api/admin/orders/:orderId/invoice.jws'),
};
