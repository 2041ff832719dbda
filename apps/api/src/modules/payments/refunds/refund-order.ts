import { asCentavos, toCentavos, type Centavos } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { OrderPayments, RefundBody } from '@sirkito/contracts/payments/schemas';
import { issueDueDocuments } from '#api/modules/invoices/index.ts';
import { lockOrder, requireRefundConfirmation } from '#api/modules/orders/index.ts';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { issueRefund } from './issue-refund.ts';
import { sumPayments, formatCentavos } from '../payment/payment-totals.ts';
import { readOrderPayments } from '../payment/order-payments.ts';
import { listPayments } from '../payment/payments.queries.ts';

interface OrderRefund extends RefundBody {
  orderId: string;
}

/** Refunds all or part of the net amount paid. */
export async function refundOrder(
  ctx: Ctx,
  { orderId, ...request }: OrderRefund,
  refundLimit: Centavos,
): Promise<OrderPayments> {
  requireStaff(ctx);
  return ctx.transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new AppError('order.not_found');
    if (order.version !== request.version) throw new AppError('order.edit_conflict');
    const payments = await listPayments(tx, orderId);
    const { paid, refunded } = sumPayments(payments);
    const netPaid = asCentavos(paid - refunded);
    const amount = request.amount === undefined ? netPaid : toCentavos(request.amount);
    if (amount > netPaid || netPaid === 0) {
      throw new AppError('payment.refund_exceeds_payment', { left: formatCentavos(netPaid) });
    }
    await requireRefundConfirmation(tx, ctx, { amount, limit: refundLimit });
    await issueRefund(tx, ctx, order, { payments, amount, reason: request.reason });
    await audit(tx, ctx, {
      action: 'payments.refund_order',
      subject: `order:${orderId}`,
      before: { paid, refunded },
      after: { refunded: refunded + amount, reason: request.reason },
    });
    await issueDueDocuments(tx, orderId);
    return readOrderPayments(tx, orderId);
  });
}
