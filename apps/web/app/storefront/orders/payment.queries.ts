import type { Order } from '@sirkito/contracts/orders/schemas';
import { paymentPaths } from '@sirkito/contracts/payments/paths';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/lib/api/api-client.ts';
import { paymentKey } from '#web/lib/query-keys/orders.ts';

/** Refetches when the order's status or payment method changes, which affects refunds and payability. */
export const paymentQuery = (api: Api, { _id, status, paymentStatus, paymentMethod }: Order) =>
  queryOptions({
    queryKey: paymentKey(_id, status, paymentStatus, paymentMethod),
    queryFn: async ({ signal }) =>
      (await api(paymentPaths.view, { params: { orderId: _id }, signal })).data,
    staleTime: 0,
    // Only the server knows when the payment window closes.
    refetchInterval: ({ state }) => state.data?.isPayable === true && 10_000,
  });
