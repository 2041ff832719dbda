import { invoicePaths } from '@sirkito/contracts/invoices/paths';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { invoiceKey, staffInvoiceKey, staffInvoicesKey } from '#web/lib/query-keys/orders.ts';

export const invoiceQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: invoiceKey(orderId),
    queryFn: async ({ signal }) =>
      (await api(invoicePaths.view, { params: { orderId }, signal })).invoice,
  });

export const staffInvoicesQuery = (api: Api, ids: string) =>
  queryOptions({
    queryKey: staffInvoicesKey(ids),
    queryFn: async ({ signal }) =>
      (await api(invoicePaths.listForStaff, { query: { ids }, signal })).data,
  });

export const staffInvoiceQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: staffInvoiceKey(orderId),
    queryFn: async ({ signal }) =>
      (await api(invoicePaths.viewForStaff, { params: { orderId }, signal })).invoice,
  });
