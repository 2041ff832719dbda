import type { Order } from '@sirkito/contracts/order';
import type { Reader } from '#api/platform/db/transaction.ts';
import { toOrder } from './order.ts';
import { listOrdersById } from './orders.queries.ts';

/** What a letter about an order tells, and whose it is; nothing once its owner was erased. */
export async function findOrderLetter(
  read: Reader,
  orderId: string,
): Promise<{ accountId: string; order: Order } | undefined> {
  const [row] = await listOrdersById(read, [orderId]);
  return row?.accountId ? { accountId: row.accountId, order: toOrder(row) } : undefined;
}
