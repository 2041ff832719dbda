import { AppError } from '@sirkito/contracts/errors';
import type { CodApproval, StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { isReviewDue } from '../order/order-rules.ts';
import { lockOrder } from '../order/orders.queries.ts';
import { readStaffOrder } from '../order/staff-order.ts';
import { setCodApproved } from './cod-check.queries.ts';

/** Approves cash on delivery for an order that waits for it. Throws if the order has changed. */
export async function approveCod(
  ctx: Ctx,
  id: string,
  { version }: CodApproval,
): Promise<StaffOrder> {
  requireStaff(ctx);
  return ctx.transact(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new AppError('order.not_found');
    if (order.version !== version || !isReviewDue(order)) {
      throw new AppError('order.edit_conflict');
    }
    await setCodApproved(tx, id, ctx.now());
    await audit(tx, ctx, {
      action: 'orders.approve_cod',
      subject: `order:${id}`,
      before: { codReview: order.codReview },
      after: { codReview: 'approved' },
    });
    return readStaffOrder(tx, id);
  });
}
