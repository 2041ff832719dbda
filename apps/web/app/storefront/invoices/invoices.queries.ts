import { invoicePaths } from '@sirkito/contracts/invoices/paths';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';

export const invoiceQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ['invoice', orderId],
    queryFn: async ({ signal }) =>
      (await api(invoicePaths.view, { params: { orderId }, signal })).invoice,
  });

export const staffInvoicesQuery = (api: Api, ids: string) =>
  queryOptions({
    queryKey: ['invoice', 'staff', 'several', ids],
    queryFn: async ({ signal }) =>
      (await api(invoicePaths.listForStaff, { query: { ids }, signal })).data,
  });

export const staffInvoiceQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ['invoice', 'staff', orderId],
    queryFn: async ({ signal }) =>
      (await api(invoicePaths.viewForStaff, { params: { orderId }, signal })).invoice,
  });
