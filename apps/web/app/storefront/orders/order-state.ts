import type { Order, OrdersReply } from '@sirkito/contracts/orders/schemas';

interface QueryState<Data> {
  data: Data | undefined;
  status: 'pending' | 'error' | 'success';
  fetchStatus: 'fetching' | 'paused' | 'idle';
}

export interface OrderState {
  orderList: Order[];
  /** The order last placed or opened. */
  orderDetails: Order | null;
  isInitialized: boolean;
  isLoading: boolean;
  error: string | null;
}

const none: Order[] = [];

/** Derives the order state of OR-01 from the queries. */
export function orderState(
  list: QueryState<{ pages: OrdersReply[] }>,
  details?: QueryState<Order>,
): OrderState {
  const hasFailed = list.status === 'error';
  return {
    orderList: hasFailed ? none : (list.data?.pages.flatMap(({ orders }) => orders) ?? none),
    orderDetails: details?.data ?? null,
    isInitialized: list.status === 'success',
    isLoading: list.status === 'pending' && list.fetchStatus === 'fetching',
    error: hasFailed ? 'Failed to fetch orders' : null,
  };
}
