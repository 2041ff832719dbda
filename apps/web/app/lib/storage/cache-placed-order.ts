import type { Order } from '@sirkito/contracts/orders/schemas';
import type { QueryClient } from '@tanstack/react-query';
import { orderKey, orderListsKey } from '../query-keys/orders.ts';

/** Caches the order and drops the outdated order list. */
export function cachePlacedOrder(queries: QueryClient, order: Order): void {
  queries.setQueryData(orderKey(order._id), order);
  queries.removeQueries({ queryKey: orderListsKey });
}
