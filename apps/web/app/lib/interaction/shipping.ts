import { shippingPaths } from '@sirkito/contracts/shipping/paths';
import type { ShippingTable } from '@sirkito/contracts/shipping/schemas';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { Api } from '../api/api-client.ts';
import { shippingKey } from '../query-keys/catalog.ts';
import { useApi } from './app-providers.tsx';

export const shippingQuery = (api: Api) =>
  queryOptions({
    queryKey: shippingKey,
    queryFn: async ({ signal }) => (await api(shippingPaths.table, { signal })).data,
  });

/** Returns the shipping fees, which the shop layout has already loaded. */
export const useShipping = (): ShippingTable => useSuspenseQuery(shippingQuery(useApi())).data;
