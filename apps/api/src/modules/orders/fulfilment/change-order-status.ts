import { isCashDue, isBlockedByRefund, type Centavos } from '@sirkito/commerce';
import type { OrderStep, StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import { AppError } from '@sirkito/contracts/errors';
import { issueDueDocuments } from '#api/modules/invoices/index.ts';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { transitionOrder } from './transition-order.ts';
import { isReviewDue } from '../order/order-rules.ts';
import { lockOrder, type LockedOrder } from '../order/orders.queries.ts';
import { shipOrder } from './ship-order.ts';
import { sumOnlinePayments } from '../refund-limit/refund-limit.queries.ts';
import { requireRefundConfirmation } from '../refund-limit/require-refund-confirmation.ts';
import { readStaffOrder } from '../order/staff-order.ts';

/** Changes the order status. Throws if someone else changed the order since it was loaded. */
export async function changeOrderStatus(
  ctx: Ctx,
  id: string,
  change: OrderStep,
  refundLimit: Centavos,
): Promise<StaffOrder> {
  requireStaff(ctx);
  const { version, ...step } = change;
  await ctx.transact(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new AppError('order.not_found');
    if (order.version !== version) throw new AppError('order.edit_conflict');
    if (isBlockedByRefund(order, step.status)) throw new AppError('order.refunded');
    if (step.status === 'confirmed' && !isPaidOrCash(order)) throw new AppError('order.not_paid');
    // Payments online are refunded when the order is cancelled, without a further step.
    const refundDue = step.status === 'cancelled' ? await sumOnlinePayments(tx, id) : 0;
    if (refundDue) {
      await requireRefundConfirmation(tx, ctx, { amount: refundDue, limit: refundLimit });
    }
    if (step.status === 'confirmed' && isReviewDue(order)) {
      throw new AppError('order.review_required');
    }
    await transitionOrder(tx, ctx, order, {
      to: step.status,
      paymentStatus: paymentAfter(order, step.status),
      note: noteOf(change),
    });
    if (step.status === 'shipped') await shipOrder(tx, ctx, order, step);
    await audit(tx, ctx, {
      action: 'orders.change_status',
      subject: `order:${id}`,
      before: { status: order.status, paymentStatus: order.paymentStatus },
      after: { ...step, ...(refundDue && { refundDue }) },
    });
    await issueDueDocuments(tx, id);
  });
  return readStaffOrder(ctx.read, id);
}

const isPaidOrCash = ({ paymentMethod, paymentStatus }: LockedOrder): boolean =>
  paymentMethod === 'cod' || paymentStatus === 'paid';

/** Marks a cash order as paid on delivery. */
const paymentAfter = (order: LockedOrder, to: OrderStep['status']): LockedOrder['paymentStatus'] =>
  to === 'delivered' && isCashDue(order) ? 'paid' : order.paymentStatus;

function noteOf(change: OrderStep): string {
  switch (change.status) {
    case 'cancelled':
    case 'delivery_failed':
      return change.reason;
    case 'shipped':
      return [change.courier, change.trackingNumber].filter(Boolean).join(', ');
    case 'confirmed':
    case 'processing':
    case 'delivered':
    case 'returned':
      return '';
  }
}
