import { AppError } from '@sirkito/contracts/errors';
import type { Inspection, StaffOrder } from '@sirkito/contracts/order-staff';
import { insertMovements } from '#api/modules/inventory/index.ts';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { lockOrder } from './orders.queries.ts';
import {
  insertInspection,
  listStaffLines,
  releaseSerials,
  type StaffLineRow,
} from './staff-order-details.queries.ts';
import { readStaffOrder } from './staff-order.ts';

/** Returned goods were looked at, once: what is as good as new goes back on the shelf. */
export async function inspectReturn(
  ctx: Ctx,
  id: string,
  { version, lines: found }: Inspection,
): Promise<StaffOrder> {
  requireStaff(ctx);
  return ctx.transact(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new AppError('order.not_found');
    if (order.version !== version) throw new AppError('order.changed_meanwhile');
    if (order.status !== 'returned') {
      throw new AppError('order.not_possible', { status: order.status, wanted: 'inspected' });
    }
    const lines = await listStaffLines(tx, id);
    if (lines.some(({ restocked }) => restocked !== null)) {
      throw new AppError('order.inspected_already');
    }
    const at = ctx.now();
    const counted = lines.map((line) => ({ ...line, restocked: restockedOf(line, found) }));
    await insertInspection(
      tx,
      counted.map(({ lineNo, restocked }) => ({ order_id: id, line_no: lineNo, restocked, at })),
    );
    await insertMovements(
      tx,
      counted
        .filter(({ restocked }) => restocked > 0)
        .map(({ productId, restocked }) => ({
          id: ctx.newId(),
          at,
          productId,
          quantity: restocked,
          reason: 'returned' as const,
          reference: `order ${order.number}`,
        })),
    );
    await releaseSerials(tx, id, at);
    await audit(tx, ctx, {
      action: 'orders.inspect_return',
      subject: `order:${id}`,
      before: null,
      after: { lines: found },
    });
    return readStaffOrder(tx, id);
  });
}

function restockedOf({ lineNo, quantity }: StaffLineRow, found: Inspection['lines']): number {
  const restocked = found.find((one) => one.lineNo === lineNo)?.restocked ?? 0;
  if (restocked > quantity) throw new AppError('request.invalid');
  return restocked;
}
