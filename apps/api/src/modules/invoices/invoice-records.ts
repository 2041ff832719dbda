import type { PersonalRecords } from '#api/platform/personal-data.ts';
import { listInvoiceBuyers, listRequestedBuyers } from './documents/invoice.queries.ts';

/** Tax law requires buyers for five years; they are purged with their orders. */
export const invoiceRecords: PersonalRecords = {
  tables: ['invoice_buyer', 'invoice_document_buyer'],
  list: async (read, accountId) => ({
    invoiceBuyers: await listInvoiceBuyers(read, accountId),
    requestedInvoiceBuyers: await listRequestedBuyers(read, accountId),
  }),
  erase: async () => {},
};
