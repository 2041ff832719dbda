import type { StaffListingQueryInput } from '@sirkito/contracts/catalog/staff-schemas';
import { catalogStaffPaths } from '@sirkito/contracts/catalog/staff-paths';
import { productBulkStaffPaths } from '@sirkito/contracts/products/staff-bulk-paths';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { importKey, staffProductListKey } from '../../shared/query-keys.ts';

export const productsQuery = (api: Api, query: StaffListingQueryInput) =>
  queryOptions({
    queryKey: staffProductListKey(query),
    queryFn: ({ signal }) => api(catalogStaffPaths.list, { query, signal }),
    placeholderData: keepPreviousData,
    // Other staff edit the same products.
    staleTime: 0,
  });

const pollMs = 700;

export const importQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: importKey(id),
    queryFn: async ({ signal }) =>
      (await api(productBulkStaffPaths.viewImport, { params: { id }, signal })).data,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'waiting' || data?.state === 'running' ? pollMs : false,
  });
