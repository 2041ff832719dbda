import { isCashDue, isStopped } from '@sirkito/commerce';
import type { OrderStep, StaffOrder } from '@sirkito/contracts/order-staff';
import { AppError } from '@sirkito/contracts/errors';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { moveOrder } from './move-order.ts';
import { lockOrder, type LockedOrder } from './orders.queries.ts';
import { shipOrder } from './ship-order.ts';
import { readStaffOrder } from './staff-order.ts';

/** One legal step by staff, refused when someone else changed the order since it was looked at. */
export async function changeOrderStatus(
  ctx: Ctx,
  id: string,
  { version, ...step }: OrderStep,
): Promise<StaffOrder> {
  requireStaff(ctx);
  return ctx.transact(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new AppError('order.not_found');
    if (order.version !== version) throw new AppError('order.changed_meanwhile');
    if (isStopped(order, step.status)) throw new AppError('order.money_went_back');
    if (step.status === 'confirmed' && !isPaidOrCash(order)) throw new AppError('order.not_paid');
    await moveOrder(tx, ctx, order, {
      to: step.status,
      paymentStatus: paymentAfter(order, step.status),
      note: noteOf(step),
    });
    if (step.status === 'shipped') await shipOrder(tx, ctx, order, step);
    await audit(tx, ctx, {
      action: 'orders.change_status',
      subject: `order:${id}`,
      before: { status: order.status, paymentStatus: order.paymentStatus },
      after: step,
    });
    return readStaffOrder(tx, id);
  });
}

const isPaidOrCash = ({ paymentMethod, paymentStatus }: LockedOrder): boolean =>
  paymentMethod === 'cod' || paymentStatus === 'paid';

/** Cash is taken when the goods are handed over. */
const paymentAfter = (order: LockedOrder, to: OrderStep['status']): LockedOrder['paymentStatus'] =>
  to === 'delivered' && isCashDue(order) ? 'paid' : order.paymentStatus;

function noteOf(step: Omit<OrderStep, 'version'>): string {
  if ('reason' in step) return String(step.reason);
  if ('courier' in step && 'trackingNumber' in step && typeof step.courier === 'string') {
    return `${step.courier}, ${String(step.trackingNumber)}`;
  }
  return '';
}
