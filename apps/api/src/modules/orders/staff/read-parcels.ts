import { fulfilmentBlocker } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/orders/schemas';
import type { SkippedOrder } from '@sirkito/contracts/orders/staff-print-schemas';
import type { Reader } from '#api/platform/db/transaction.ts';
import { toOrder } from '../order/order.ts';
import { listOrdersById } from '../order/orders.queries.ts';
import { listReviewDue } from '../risk/cod-check.queries.ts';

interface Parcels {
  parcels: Order[];
  skipped: SkippedOrder[];
}

/** Splits orders, in the order of the ids, into those that can ship and those that cannot. */
export async function readParcels(read: Reader, ids: readonly string[]): Promise<Parcels> {
  const rows = await listOrdersById(read, ids);
  const reviewDue = await listReviewDue(read, ids);
  const orders = new Map(rows.map((row) => [row.id, toOrder(row)]));
  const parcels: Order[] = [];
  const skipped: SkippedOrder[] = [];
  for (const order of ids.flatMap((id) => orders.get(id) ?? [])) {
    const reason = fulfilmentBlocker(order, reviewDue.has(order._id));
    if (reason) skipped.push({ _id: order._id, orderNumber: order.orderNumber, reason });
    else parcels.push(order);
  }
  return { parcels, skipped };
}
