import { toPesos, type Pesos } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/orders/schemas';
import type { Reader } from '#api/platform/db/transaction.ts';
import { toOrder } from './order.ts';
import { findNetPaid, listOrdersById } from './orders.queries.ts';

export interface OrderForEmail extends Order {
  /** Amount paid minus amount refunded. */
  netPaid: Pesos;
}

/** Returns the order and its owner for an e-mail; undefined once the account was erased. */
export async function findOrderForEmail(
  read: Reader,
  orderId: string,
): Promise<{ accountId: string; order: OrderForEmail } | undefined> {
  const [row] = await listOrdersById(read, [orderId]);
  if (!row?.accountId) return undefined;
  const netPaid = toPesos(await findNetPaid(read, orderId));
  return { accountId: row.accountId, order: { ...toOrder(row), netPaid } };
}
