import type { Order } from '@sirkito/contracts/order';
import { paymentPaths } from '@sirkito/contracts/paths/payment';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api-client.ts';

/** Anew with each step of the order: what went back, and whether it can still be paid. */
export const paymentQuery = (api: Api, { _id, status, paymentStatus }: Order) =>
  queryOptions({
    queryKey: ['orders', 'payment', _id, status, paymentStatus],
    queryFn: async ({ signal }) =>
      (await api(paymentPaths.view, { params: { orderId: _id }, signal })).data,
    staleTime: 0,
    // Only the shop knows when the time to pay is over.
    refetchInterval: ({ state }) => state.data?.isPayable === true && 10_000,
  });
