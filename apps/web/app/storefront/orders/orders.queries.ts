import { isPaidOnline } from '@sirkito/commerce';
import { ShopError } from '@sirkito/contracts/shop-error';
import type { Order } from '@sirkito/contracts/orders/schemas';
import { orderPaths } from '@sirkito/contracts/orders/paths';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { orderFitKey, orderKey, orderListKey } from '#web/lib/query-keys/orders.ts';

const perPage = 10;

export const ordersQuery = (api: Api, userId: string) =>
  infiniteQueryOptions({
    queryKey: orderListKey(userId),
    queryFn: ({ pageParam, signal }) =>
      api(orderPaths.list, {
        params: { userId },
        query: { limit: perPage, ...(pageParam && { after: pageParam }) },
        signal,
      }),
    // Without it, only null would be a page.
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const orderQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: orderKey(orderId),
    queryFn: async ({ signal }) =>
      (await api(orderPaths.view, { params: { orderId }, signal })).order,
    // Staff can update the order at any time.
    staleTime: 0,
    refetchInterval: ({ state }) => pollIntervalMs(state.data, state.error),
  });

/** Polls for a few seconds: the worker checks compatibility just after the order is placed. */
export const orderFitQuery = (api: Api, { _id, items, createdAt }: Order) =>
  queryOptions({
    queryKey: orderFitKey(_id),
    queryFn: async ({ signal }) =>
      (await api(orderPaths.fit, { params: { orderId: _id }, signal })).fit,
    enabled: items.length > 1 || items.some(({ quantity }) => quantity > 1),
    refetchInterval: ({ state }) =>
      state.data === null && Date.now() - Date.parse(createdAt) < fitCheckWindowMs && 1_000,
  });

const fitCheckWindowMs = 15_000;

/** Returns how soon to refetch: during an outage, or while awaiting payment. */
function pollIntervalMs(order: Order | undefined, error: Error | null): number | false {
  if (!order) return error instanceof ShopError && error.status >= 500 && 5_000;
  if (order.status !== 'pending' || order.heldUntil === null) return false;
  return isPaidOnline(order.paymentMethod) ? 2_000 : 30_000;
}
