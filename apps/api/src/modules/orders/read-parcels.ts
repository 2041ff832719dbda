import { whyNotSent } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/order';
import type { LeftOut } from '@sirkito/contracts/papers-staff';
import type { Reader } from '#api/platform/db/transaction.ts';
import { toOrder } from './order.ts';
import { listOrdersById } from './orders.queries.ts';

interface Parcels {
  parcels: Order[];
  leftOut: LeftOut[];
}

/** What may leave the shop, in the order of the ids, and what must not. */
export async function readParcels(read: Reader, ids: readonly string[]): Promise<Parcels> {
  const rows = await listOrdersById(read, ids);
  const orders = new Map(rows.map((row) => [row.id, toOrder(row)]));
  const parcels: Order[] = [];
  const leftOut: LeftOut[] = [];
  for (const order of ids.flatMap((id) => orders.get(id) ?? [])) {
    const why = whyNotSent(order);
    if (why) leftOut.push({ _id: order._id, orderNumber: order.orderNumber, why });
    else parcels.push(order);
  }
  return { parcels, leftOut };
}
