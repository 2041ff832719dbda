import type { CustomersAddress } from '@sirkito/contracts/customer-staff';
import { customerStaffPaths } from '@sirkito/contracts/paths/customer-staff';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';

export const customersQuery = (api: Api, query: CustomersAddress) =>
  queryOptions({
    queryKey: ['staff', 'customers', 'list', query],
    queryFn: ({ signal }) => api(customerStaffPaths.list, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Each look is noted in the audit log, so nothing looks again by itself. */
export const customerQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['staff', 'customers', id],
    queryFn: async ({ signal }) =>
      (await api(customerStaffPaths.view, { params: { id }, signal })).data,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
