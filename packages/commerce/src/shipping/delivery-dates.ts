import { dateParts } from '../format.ts';
import { addWorkingDays, isWorkingDay, startOfDay } from '../working-days.ts';

/** Orders paid by noon of a working day ship the same day. */
const cutOffMs = 12 * 60 * 60_000;

/** Returns the first and last day an order placed and paid now is delivered. */
export function deliveryDates(orderedAt: Date, days: readonly [number, number]): [Date, Date] {
  const today = startOfDay(orderedAt);
  const isInTime = orderedAt.getTime() <= today.getTime() + cutOffMs;
  const shipsAt = isWorkingDay(today) && isInTime ? today : addWorkingDays(today, 1);
  return arrivalDates(shipsAt, days);
}

/** Returns the first and last day on which a parcel shipped then is delivered. */
export const arrivalDates = (
  shippedAt: Date,
  [soonest, latest]: readonly [number, number],
): [Date, Date] => [addWorkingDays(shippedAt, soonest), addWorkingDays(shippedAt, latest)];

/** Formats `Nov 19 to 20`, `Nov 30 to Dec 2` or `Nov 19`. */
export function formatDeliveryDates([first, last]: readonly [Date, Date]): string {
  const [from, to] = [dateParts(first).day, dateParts(last).day];
  if (from === to) return from;
  const [month, day = ''] = to.split(' ');
  return `${from} to ${from.startsWith(`${month} `) ? day : to}`;
}
