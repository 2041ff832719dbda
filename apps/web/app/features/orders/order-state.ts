import type { Order, OrdersReply } from '@sirkito/contracts/order';

interface Asked<Data> {
  data: Data | undefined;
  status: 'pending' | 'error' | 'success';
  fetchStatus: 'fetching' | 'paused' | 'idle';
}

export interface OrderState {
  orderList: Order[];
  /** The order that was placed or opened. */
  orderDetails: Order | null;
  isInitialized: boolean;
  isLoading: boolean;
  error: string | null;
}

const none: Order[] = [];

/** What the browser knows of someone's orders; a failure leaves an empty list and says so. */
export function orderState(
  list: Asked<{ pages: OrdersReply[] }>,
  details?: Asked<Order>,
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
