import { hasPaid, isCashDue, toCentavos } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { ConfirmBody, OrderPayments } from '@sirkito/contracts/payments/schemas';
import { lockOrder, type LockedOrder } from '#api/modules/orders/index.ts';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { violatedConstraint } from '#api/platform/db/constraint.ts';
import { formatCentavos } from '../payment/payment-totals.ts';
import { readOrderPayments } from '../payment/order-payments.ts';
import { hasReference } from '../payment/payments.queries.ts';
import { capturePayment } from './capture-payment.ts';

interface PaymentConfirmation extends ConfirmBody {
  orderId: string;
}

/** Records a bank transfer that staff found on the statement, or cash from the courier. */
export async function confirmPayment(
  ctx: Ctx,
  { orderId, reference, amount }: PaymentConfirmation,
): Promise<OrderPayments> {
  requireStaff(ctx);
  try {
    return await ctx.transact(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order) throw new AppError('order.not_found');
      const provider = providerFor(order);
      if (toCentavos(amount) !== order.total) {
        throw new AppError('payment.amount_differs', { total: formatCentavos(order.total) });
      }
      if (await hasReference(tx, provider, reference)) throw new AppError('payment.reference_used');
      await capturePayment(tx, ctx, order, {
        provider,
        method: order.paymentMethod,
        ref: reference,
        amount: order.total,
      });
      await audit(tx, ctx, {
        action: 'payments.confirm_payment',
        subject: `order:${orderId}`,
        before: { status: order.status, paymentStatus: order.paymentStatus },
        after: { reference, amount: order.total },
      });
      return readOrderPayments(tx, orderId);
    });
  } catch (error) {
    // A concurrent request used the same reference for another order.
    if (violatedConstraint(error) !== 'payment_reference_once') throw error;
    throw new AppError('payment.reference_used');
  }
}

/** Allows a bank transfer for a released order too: the order is reopened or the payment refunded. */
function providerFor(order: LockedOrder): 'bank' | 'cash' {
  const { paymentMethod, paymentStatus, status } = order;
  if (isCashDue(order)) return 'cash';
  const isAwaitingPayment = ['unpaid', 'awaiting', 'expired'].includes(paymentStatus);
  if (isAwaitingPayment && paymentMethod === 'bank_transfer') return 'bank';
  const state = paymentStatus === 'unpaid' ? status : paymentStatus;
  throw new AppError('payment.not_confirmable', { state, stateLabel: stateLabelOf(order) });
}

function stateLabelOf({ paymentStatus, status }: LockedOrder): string {
  if (hasPaid(paymentStatus)) return paymentStatus.replace('_', ' ');
  const isClosed = status === 'cancelled' || status === 'returned';
  return isClosed ? status : 'awaiting an online payment';
}
