import type { CustomersQueryInput } from '@sirkito/contracts/customers/staff-schemas';
import { customerStaffPaths } from '@sirkito/contracts/customers/staff-paths';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { customerKey, customerListKey } from '../shared/query-keys.ts';

export const customersQuery = (api: Api, query: CustomersQueryInput) =>
  queryOptions({
    queryKey: customerListKey(query),
    queryFn: ({ signal }) => api(customerStaffPaths.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Every view is written to the audit log, so never refetch automatically. */
export const customerQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: customerKey(id),
    queryFn: async ({ signal }) =>
      (await api(customerStaffPaths.view, { params: { id }, signal })).data,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
