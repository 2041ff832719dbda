import { AppError } from '@sirkito/contracts/errors';
import type { Order, OrdersReply } from '@sirkito/contracts/orders/schemas';
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Api } from '#web/lib/api/api-client.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { cachePlacedOrder } from '#web/lib/storage/cache-placed-order.ts';
import { orderState } from './order-state.ts';
import { orderQuery, ordersQuery } from './orders.queries.ts';

const placed = { _id: 'o-2', orderNumber: 'SK-100002' } as Order;
const older = { _id: 'o-1', orderNumber: 'SK-100001' } as Order;

function browser(answer: () => Promise<OrdersReply>) {
  const queries = createQueryClient();
  // A stub that only replies to the list call.
  const api = answer as unknown as Api;
  const list = ordersQuery(api, 'maria');
  return {
    queries,
    fetchList: () => queries.infiniteQuery(list),
    state: () =>
      orderState(
        new InfiniteQueryObserver(queries, { ...list, enabled: false }).getCurrentResult(),
        new QueryObserver(queries, {
          ...orderQuery(api, placed._id),
          enabled: false,
        }).getCurrentResult(),
      ),
  };
}

test('[OR-01] marks a fetched list as initialised and resets it when an order is placed', async () => {
  const { queries, fetchList, state } = browser(() =>
    Promise.resolve({ success: true, orders: [older], next: null }),
  );
  const initial = { orderList: [], orderDetails: null, isInitialized: false, error: null };
  expect(state()).toEqual({ ...initial, isLoading: false });

  const pending = fetchList();
  expect(state()).toEqual({ ...initial, isLoading: true });
  await pending;
  expect(state()).toEqual({
    ...initial,
    orderList: [older],
    isInitialized: true,
    isLoading: false,
  });

  cachePlacedOrder(queries, placed);
  expect(state()).toEqual({ ...initial, orderDetails: placed, isLoading: false });
});

test('[OR-01] returns an empty list and an error when fetching fails', async () => {
  const { fetchList, state } = browser(() => Promise.reject(new AppError('server.unavailable')));
  await expect(fetchList()).rejects.toThrow();
  expect(state()).toMatchObject({
    orderList: [],
    isInitialized: false,
    isLoading: false,
    error: 'Failed to fetch orders',
  });
});
