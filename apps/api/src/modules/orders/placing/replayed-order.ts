import type { Order } from '@sirkito/contracts/orders/schemas';
import type { Reader } from '#api/platform/db/transaction.ts';
import { toOrder, toPlacedOrder } from '../order/order.ts';
import { listOrdersById, type OrderRow } from '../order/orders.queries.ts';
import type { Decision } from './order-draft.ts';

/** How long a repeat without a key counts as a retry. */
const unkeyedRetryMs = 10 * 60_000;

export const isRetry = ({ createdAt }: Order, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) <= unkeyedRetryMs;

/** Loads all replayed orders of a batch in one query, on first use. */
export function rowReader(read: Reader, decisions: readonly Decision[]) {
  let rows: Promise<Map<string, OrderRow>> | undefined;
  return async (decision: Decision): Promise<OrderRow | undefined> => {
    if (decision.outcome !== 'replayed') return undefined;
    const ids = decisions.flatMap((one) => (one.outcome === 'replayed' ? one.orderId : []));
    rows ??= listOrdersById(read, ids).then((all) => new Map(all.map((row) => [row.id, row])));
    return (await rows).get(decision.orderId);
  };
}

/** Returns an order for a repeated request: under a key, as it was when it was placed. */
export const replayOf = (key: string | null, row: OrderRow | undefined): Order | undefined =>
  row && (key === null ? toOrder(row) : toPlacedOrder(row));
