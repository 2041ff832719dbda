import { AppError } from '@sirkito/contracts/errors';
import type { OrderStep } from '@sirkito/contracts/orders/staff-schemas';
import type { ActorContext } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import type { LockedOrder } from '../order/orders.queries.ts';
import {
  insertSerials,
  insertShipment,
  listStaffLines,
  type StaffLineRow,
} from '../order/order-details.queries.ts';

type Shipping = Pick<
  Extract<OrderStep, { status: 'shipped' }>,
  'courier' | 'trackingNumber' | 'serials'
>;

/** Records the shipment, unless it is a pick-up, and the serial numbers of the units. */
export async function shipOrder(
  tx: Tx,
  deps: ActorContext,
  { id: orderId, isPickup }: LockedOrder,
  { courier, trackingNumber, serials }: Shipping,
): Promise<void> {
  if (!isPickup) {
    if (!courier || !trackingNumber) {
      const missing = Object.entries({ courier, trackingNumber }).filter(([, given]) => !given);
      const fields = Object.fromEntries(missing.map(([name]) => [name, 'Required']));
      throw new AppError('order.courier_missing', {}, { fields });
    }
    const [id, at] = [deps.newId(), deps.now()];
    await insertShipment(tx, { id, orderId, at, courier, trackingNumber });
  }
  const units = unitsOf(await listStaffLines(tx, orderId), orderId, serials);
  const inserted = await insertSerials(tx, units);
  const taken = units.find(
    ({ line_no, unit_no }) =>
      !inserted.some((row) => row.line_no === line_no && row.unit_no === unit_no),
  );
  if (taken) throw new AppError('order.serial_taken', { serial: taken.serial });
}

/** Requires serial numbers for all units of a line or none, so that no warranty claim lacks one. */
function unitsOf(lines: readonly StaffLineRow[], orderId: string, given: Shipping['serials']) {
  return given.flatMap(({ lineNo, serials }) => {
    const line = lines.find((candidate) => candidate.lineNo === lineNo);
    if (!line) {
      const message = `This order has no line ${lineNo}`;
      throw new AppError('request.invalid', {}, { field: 'serials', message });
    }
    if (serials.length > 0 && serials.length !== line.quantity) {
      throw new AppError('order.serials_incomplete', { title: line.title });
    }
    return serials.map((serial, index) => ({
      order_id: orderId,
      line_no: lineNo,
      unit_no: index + 1,
      product_id: line.productId,
      serial,
    }));
  });
}
