import { productStaffPaths } from '@sirkito/contracts/paths/product-staff';
import { inventoryStaffPaths } from '@sirkito/contracts/paths/inventory-staff';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';

export const editedProductQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['staff', 'product', id],
    queryFn: async ({ signal }) =>
      (await api(productStaffPaths.view, { params: { id }, signal })).data,
    // Somebody else may have saved it a moment ago; while it is open, saving finds that out.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const ledgerQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['staff', 'ledger', id],
    queryFn: async ({ signal }) =>
      (await api(inventoryStaffPaths.ledger, { params: { id }, signal })).data,
    staleTime: 0,
  });
