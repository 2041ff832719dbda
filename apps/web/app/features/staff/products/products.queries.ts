import type { StaffListingAddress } from '@sirkito/contracts/catalog-staff';
import { catalogStaffPaths } from '@sirkito/contracts/paths/catalog-staff';
import { productBulkStaffPaths } from '@sirkito/contracts/paths/product-bulk-staff';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';

export const productsKey = ['staff', 'products'];

export const productsQuery = (api: Api, query: StaffListingAddress) =>
  queryOptions({
    queryKey: [...productsKey, query],
    queryFn: ({ signal }) => api(catalogStaffPaths.list, { query, signal }),
    placeholderData: keepPreviousData,
    // Others work on the same shelf.
    staleTime: 0,
  });

export const brandsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['staff', 'brands'],
    queryFn: async ({ signal }) => (await api(catalogStaffPaths.brands, { signal })).data,
  });

const pollMs = 700;

export const importQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['staff', 'import', id],
    queryFn: async ({ signal }) =>
      (await api(productBulkStaffPaths.viewImport, { params: { id }, signal })).data,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'waiting' || data?.state === 'running' ? pollMs : false,
  });
