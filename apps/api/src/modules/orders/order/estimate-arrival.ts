import { arrivalDates, deliveryDates, deliveryDays, packParcel, zoneOf } from '@sirkito/commerce';
import type { Order } from '@sirkito/contracts/orders/schemas';
import { readSetting } from '#api/modules/settings/index.ts';
import type { Reader } from '#api/platform/db/transaction.ts';
import { listParcelItems } from './order-details.queries.ts';
import type { OrderRow } from './orders.queries.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Returns between which days an order should arrive by its zone's delivery days, counted from its
 * shipment, else from its confirmation or, if it isn't paid yet, from now.
 */
export async function estimateArrival(
  read: Reader,
  row: OrderRow,
  now: Date,
): Promise<Order['arrival']> {
  const start = startOf(row, now);
  if (row.isPickup || !start) return null;
  const parcel = packParcel(await listParcelItems(read, row.id), row.subtotal);
  const table = await readSetting(read, 'shipping');
  const days = deliveryDays(table, zoneOf(row.address['psgc_code'] ?? ''), parcel);
  const isShipped = row.status === 'shipped';
  const dates = isShipped ? arrivalDates(start, days) : deliveryDates(start, days);
  if (!isOver(dates[1], now)) return inText(dates);
  // What hasn't shipped by now ships today at the earliest.
  return isShipped ? null : inText(deliveryDates(now, days));
}

/** Returns from when delivery days count; undefined if the order isn't on its way to anybody. */
function startOf({ status, paymentMethod, events, createdAt }: OrderRow, now: Date) {
  if (status === 'pending') return paymentMethod === 'cod' ? createdAt : now;
  if (status === 'confirmed' || status === 'processing') {
    return new Date(events.find((event) => event.status !== 'pending')?.at ?? createdAt);
  }
  // It may have been shipped before; payments are events too.
  const isShipment = ({ status: next }: OrderRow['events'][number], index: number) =>
    next === 'shipped' && events[index - 1]?.status !== 'shipped';
  return status === 'shipped' ? new Date(events.findLast(isShipment)?.at ?? createdAt) : undefined;
}

const isOver = (day: Date, now: Date): boolean => day.getTime() + dayMs <= now.getTime();

const inText = ([first, last]: readonly [Date, Date]): Order['arrival'] => ({
  first: first.toISOString(),
  last: last.toISOString(),
});
