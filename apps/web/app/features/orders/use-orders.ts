import type { Order } from '@sirkito/contracts/order';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/app-providers.tsx';
import { ordersQuery } from './orders.queries.ts';

const none: Order[] = [];

/** One's own orders, newest first; a failure leaves an empty list and says so. */
export function useOrders(userId: string) {
  const { data, isSuccess, isLoading, isError } = useQuery(ordersQuery(useApi(), userId));
  return {
    orderList: isError ? none : (data ?? none),
    isInitialized: isSuccess,
    isLoading,
    error: isError ? 'Failed to fetch orders' : null,
  };
}
