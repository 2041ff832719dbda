import type { Order } from '@sirkito/contracts/orders/schemas';
import type { QueryClient } from '@tanstack/react-query';

/** Caches the order and drops the outdated order list. */
export function cachePlacedOrder(queries: QueryClient, order: Order): void {
  queries.setQueryData(['orders', 'one', order._id], order);
  queries.removeQueries({ queryKey: ['orders', 'list'] });
}
