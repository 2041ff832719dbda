import { AppError } from '@sirkito/contracts/errors';
import type { Inspection, StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import { insertReturned } from '#api/modules/inventory/index.ts';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { recordedActor } from '#api/platform/recorded-actor.ts';
import { lockOrder } from '../order/orders.queries.ts';
import {
  insertInspection,
  listStaffLines,
  releaseSerials,
  type StaffLineRow,
} from '../order/order-details.queries.ts';
import { readStaffOrder } from '../order/staff-order.ts';
import { statusLabel } from '../order/status-label.ts';

/** Records the inspection of a return, once, and restocks the resellable units. */
export async function inspectReturn(
  ctx: Ctx,
  id: string,
  { version, lines: inspected }: Inspection,
): Promise<StaffOrder> {
  requireStaff(ctx);
  const actor = recordedActor(ctx);
  return ctx.transact(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new AppError('order.not_found');
    if (order.version !== version) throw new AppError('order.edit_conflict');
    if (order.status !== 'returned') {
      throw new AppError('order.invalid_transition', {
        status: order.status,
        wanted: 'inspected',
        statusLabel: statusLabel(order.status, order.isPickup),
        changeLabel: 'inspected',
      });
    }
    const lines = await listStaffLines(tx, id);
    if (lines.some(({ restocked }) => restocked !== null)) {
      throw new AppError('order.already_inspected');
    }
    const at = ctx.now();
    const results = lines.map((line) => ({ ...line, restocked: restockedOf(line, inspected) }));
    await insertInspection(
      tx,
      results.map(({ lineNo, restocked }) => ({ order_id: id, line_no: lineNo, restocked, at })),
    );
    const units = results
      .filter(({ restocked }) => restocked > 0)
      .map(({ productId, restocked }) => ({ productId, quantity: restocked }));
    await insertReturned(tx, { orderId: id, units }, { at, ...actor });
    await releaseSerials(tx, id, at);
    await audit(tx, ctx, {
      action: 'orders.inspect_return',
      subject: `order:${id}`,
      before: null,
      after: { lines: inspected },
    });
    return readStaffOrder(tx, id);
  });
}

function restockedOf({ lineNo, quantity }: StaffLineRow, inspected: Inspection['lines']): number {
  const restocked = inspected.find((line) => line.lineNo === lineNo)?.restocked ?? 0;
  if (restocked > quantity) {
    const message = `Line ${lineNo} has ${quantity} to restock at most`;
    throw new AppError('request.invalid', {}, { field: 'lines', message });
  }
  return restocked;
}
