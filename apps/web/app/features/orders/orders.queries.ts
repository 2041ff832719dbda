import { orderPaths } from '@sirkito/contracts/paths/order';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';

export const ordersQuery = (api: Api, userId: string) =>
  queryOptions({
    queryKey: ['orders', 'list', userId],
    queryFn: async ({ signal }) =>
      (await api(orderPaths.list, { params: { userId }, query: { limit: 50 }, signal })).orders,
  });

export const orderQuery = (api: Api, orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'one', orderId],
    queryFn: async ({ signal }) =>
      (await api(orderPaths.view, { params: { orderId }, signal })).order,
    // The shop may have moved it on a moment ago.
    staleTime: 0,
  });
