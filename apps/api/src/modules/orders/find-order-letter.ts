import { toPesos, type Centavos, type Pesos } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/order';
import type { Reader } from '#api/platform/db/transaction.ts';
import { toOrder } from './order.ts';
import { findMoneyLeft, listOrdersById } from './orders.queries.ts';

export interface ToldOrder extends Order {
  /** Of what came for it, what did not go back. */
  moneyLeft: Pesos;
}

/** What a letter about an order tells, and whose it is; nothing once its owner was erased. */
export async function findOrderLetter(
  read: Reader,
  orderId: string,
): Promise<{ accountId: string; order: ToldOrder } | undefined> {
  const [row] = await listOrdersById(read, [orderId]);
  if (!row?.accountId) return undefined;
  const moneyLeft = toPesos((await findMoneyLeft(read, orderId)) as Centavos);
  return { accountId: row.accountId, order: { ...toOrder(row), moneyLeft } };
}
