import { invoiceReportPaths } from '@sirkito/contracts/invoices/reports-paths';
import type { InvoiceReportsQueryInput } from '@sirkito/contracts/invoices/reports-schemas';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { invoiceReportListKey } from '../shared/query-keys.ts';

export const invoiceReportsQuery = (api: Api, query: InvoiceReportsQueryInput) =>
  queryOptions({
    queryKey: invoiceReportListKey(query),
    queryFn: ({ signal }) => api(invoiceReportPaths.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
