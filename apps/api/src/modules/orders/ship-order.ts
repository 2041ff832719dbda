import { AppError } from '@sirkito/contracts/errors';
import type { OrderStep } from '@sirkito/contracts/order-staff';
import type { Acting } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import type { LockedOrder } from './orders.queries.ts';
import {
  insertSerials,
  insertShipment,
  listStaffLines,
  type StaffLineRow,
} from './staff-order-details.queries.ts';

type Shipping = Pick<
  Extract<OrderStep, { status: 'shipped' }>,
  'courier' | 'trackingNumber' | 'serials'
>;

/** Writes down which courier has the parcel, if one has, and which units are in it. */
export async function shipOrder(
  tx: Tx,
  acting: Acting,
  { id: orderId, isPickup }: LockedOrder,
  { courier, trackingNumber, serials }: Shipping,
): Promise<void> {
  if (!isPickup) {
    if (!courier || !trackingNumber) throw new AppError('order.courier_missing');
    const [id, at] = [acting.newId(), acting.now()];
    await insertShipment(tx, { id, orderId, at, courier, trackingNumber });
  }
  const units = unitsOf(await listStaffLines(tx, orderId), orderId, serials);
  const written = await insertSerials(tx, units);
  const taken = units.find(
    ({ line_no, unit_no }) =>
      !written.some((row) => row.line_no === line_no && row.unit_no === unit_no),
  );
  if (taken) throw new AppError('order.serial_taken', { serial: taken.serial });
}

/** All units of a line or none: a number that is missing now is missing at every claim later. */
function unitsOf(lines: readonly StaffLineRow[], orderId: string, given: Shipping['serials']) {
  return given.flatMap(({ lineNo, serials }) => {
    const line = lines.find((one) => one.lineNo === lineNo);
    if (!line) throw new AppError('request.invalid');
    if (serials.length > 0 && serials.length !== line.quantity) {
      throw new AppError('order.serials_incomplete', { title: line.title });
    }
    return serials.map((serial, place) => ({
      order_id: orderId,
      line_no: lineNo,
      unit_no: place + 1,
      product_id: line.productId,
      serial,
    }));
  });
}
