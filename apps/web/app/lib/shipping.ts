import { shippingPaths } from '@sirkito/contracts/paths/shipping';
import type { ShippingTable } from '@sirkito/contracts/shipping';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { Api } from './api-client.ts';
import { useApi } from './app-providers.tsx';

export const shippingQuery = (api: Api) =>
  queryOptions({
    queryKey: ['store', 'shipping'],
    queryFn: async ({ signal }) => (await api(shippingPaths.table, { signal })).data,
  });

/** What delivery costs. The layout has it loaded before any page shows. */
export const useShipping = (): ShippingTable => useSuspenseQuery(shippingQuery(useApi())).data;
