import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/interaction/app-providers.tsx';
import { orderState } from './order-state.ts';
import { ordersQuery } from './orders.queries.ts';

/** Returns the customer's orders, newest first, page by page. */
export function useOrders(userId: string) {
  const list = useInfiniteQuery(ordersQuery(useApi(), userId));
  const { data, fetchStatus, isFetchNextPageError: hasMoreFailed } = list;
  return {
    // A failed next page keeps the pages already loaded.
    ...orderState(hasMoreFailed ? { data, fetchStatus, status: 'success' } : list),
    hasMore: list.hasNextPage,
    hasMoreFailed,
    isFetchingMore: list.isFetchingNextPage,
    fetchMore: () => void list.fetchNextPage(),
  };
}
