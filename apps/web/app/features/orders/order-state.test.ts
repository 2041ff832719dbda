import { AppError } from '@sirkito/contracts/errors';
import type { Order, OrdersReply } from '@sirkito/contracts/order';
import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Api } from '#web/lib/api-client.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { keepPlacedOrder } from '#web/lib/placed-order.ts';
import { orderState } from './order-state.ts';
import { orderQuery, ordersQuery } from './orders.queries.ts';

const placed = { _id: 'o-2', orderNumber: 'SK-100002' } as Order;
const older = { _id: 'o-1', orderNumber: 'SK-100001' } as Order;

function browser(answer: () => Promise<OrdersReply>) {
  const queries = createQueryClient();
  // Its type speaks for every call; this one answers the list alone.
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

test('[OR-01] a fetched list is initialised, and a placed order makes it not so', async () => {
  const { queries, fetchList, state } = browser(() =>
    Promise.resolve({ success: true, orders: [older], next: null }),
  );
  const nothing = { orderList: [], orderDetails: null, isInitialized: false, error: null };
  expect(state()).toEqual({ ...nothing, isLoading: false });

  const onItsWay = fetchList();
  expect(state()).toEqual({ ...nothing, isLoading: true });
  await onItsWay;
  expect(state()).toEqual({
    ...nothing,
    orderList: [older],
    isInitialized: true,
    isLoading: false,
  });

  keepPlacedOrder(queries, placed);
  expect(state()).toEqual({ ...nothing, orderDetails: placed, isLoading: false });
});

test('[OR-01] a list that cannot be fetched is empty and says so', async () => {
  const { fetchList, state } = browser(() => Promise.reject(new AppError('server.unavailable')));
  await expect(fetchList()).rejects.toThrow();
  expect(state()).toMatchObject({
    orderList: [],
    isInitialized: false,
    isLoading: false,
    error: 'Failed to fetch orders',
  });
});
