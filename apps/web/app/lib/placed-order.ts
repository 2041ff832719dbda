import type { Order } from '@sirkito/contracts/order';
import type { QueryClient } from '@tanstack/react-query';

/** The order is known in full, and the list of before is not the list any more. */
export function keepPlacedOrder(queries: QueryClient, order: Order): void {
  queries.setQueryData(['orders', 'one', order._id], order);
  queries.removeQueries({ queryKey: ['orders', 'list'] });
}
