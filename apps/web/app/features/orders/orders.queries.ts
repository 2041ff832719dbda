import { isPaidOnline } from '@sirkito/commerce';
import { ShopError } from '@sirkito/contracts/shop-error';
import type { Order } from '@sirkito/contracts/order';
import { orderPaths } from '@sirkito/contracts/paths/order';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';

const perPage = 10;

export const ordersQuery = (api: Api, userId: string) =>
  infiniteQueryOptions({
    queryKey: ['orders', 'list', userId],
    queryFn: ({ pageParam, signal }) =>
      api(orderPaths.list, {
        params: { userId },
        query: { limit: perPage, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const orderQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'one', orderId],
    queryFn: async ({ signal }) =>
      (await api(orderPaths.view, { params: { orderId }, signal })).order,
    // The shop may have moved it on a moment ago.
    staleTime: 0,
    refetchInterval: ({ state }) => waitMs(state.data, state.error),
  });

/** Judged right after the order: whoever has just bought looks again for a few seconds. */
export const orderFitQuery = (api: Api, { _id, items, createdAt }: Order) =>
  queryOptions({
    queryKey: ['orders', 'fit', _id],
    queryFn: async ({ signal }) =>
      (await api(orderPaths.fit, { params: { orderId: _id }, signal })).fit,
    enabled: items.length > 1 || items.some(({ quantity }) => quantity > 1),
    refetchInterval: ({ state }) =>
      state.data === null && Date.now() - Date.parse(createdAt) < judgedWithinMs && 1_000,
  });

const judgedWithinMs = 15_000;

/** How soon to look again: where nobody answered, or where a payment is awaited. */
function waitMs(order: Order | undefined, error: Error | null): number | false {
  if (!order) return error instanceof ShopError && error.status >= 500 && 5_000;
  if (order.status !== 'pending' || order.heldUntil === null) return false;
  return isPaidOnline(order.paymentMethod) ? 2_000 : 30_000;
}
