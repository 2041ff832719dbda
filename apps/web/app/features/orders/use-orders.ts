import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { orderState } from './order-state.ts';
import { ordersQuery } from './orders.queries.ts';

/** One's own orders, newest first, a page at a time. */
export function useOrders(userId: string) {
  const list = useInfiniteQuery(ordersQuery(useApi(), userId));
  const { data, fetchStatus, isFetchNextPageError: isMoreMissing } = list;
  return {
    // Older ones that do not come take nothing from those that are there.
    ...orderState(isMoreMissing ? { data, fetchStatus, status: 'success' } : list),
    hasMore: list.hasNextPage,
    isMoreMissing,
    isFetchingMore: list.isFetchingNextPage,
    fetchMore: () => void list.fetchNextPage(),
  };
}
