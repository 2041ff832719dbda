import { productStaffPaths } from '@sirkito/contracts/products/staff-paths';
import { inventoryStaffPaths } from '@sirkito/contracts/inventory/staff-paths';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { editedProductKey, ledgerKey } from '../../shared/query-keys.ts';

export const editedProductQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: editedProductKey(id),
    queryFn: async ({ signal }) =>
      (await api(productStaffPaths.view, { params: { id }, signal })).data,
    // Always load the latest version; while editing, saving detects a newer one.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const ledgerQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ledgerKey(id),
    queryFn: async ({ signal }) =>
      (await api(inventoryStaffPaths.ledger, { params: { id }, signal })).data,
    staleTime: 0,
  });
