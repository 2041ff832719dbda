import { orderPaths } from '@sirkito/contracts/paths/order';
import { paymentPaths } from '@sirkito/contracts/paths/payment';
import { ShopError } from '@sirkito/contracts/shop-error';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';

interface Quoted {
  /** Undefined: picked up at the shop. */
  addressId: string | undefined;
  /** Another cart has another price. */
  generation: number;
}

export const quoteQuery = (api: Api, { addressId, generation }: Quoted) =>
  queryOptions({
    queryKey: ['orders', 'quote', addressId ?? 'pick-up', generation],
    queryFn: async ({ signal }) =>
      (await api(orderPaths.quote, { query: addressId ? { addressId } : {}, signal })).quote,
    staleTime: 0,
    // Without a total there is no way on, so an outage is asked past until it is over.
    retry: (_times, error) => error instanceof ShopError && error.status >= 500,
    retryDelay: 5_000,
  });

export const waysQuery = (api: Api) =>
  queryOptions({
    queryKey: ['payments', 'ways'],
    queryFn: async ({ signal }) => (await api(paymentPaths.ways, { signal })).data,
  });
