import { isCashDue, toCentavos } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { ConfirmBody, OrderMoney } from '@sirkito/contracts/payment';
import { lockOrder, type LockedOrder } from '#api/modules/orders/index.ts';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { violatedConstraint } from '#api/platform/db/constraint.ts';
import { spelled } from './money.ts';
import { readMoney } from './order-money.ts';
import { hasReference } from './payments.queries.ts';
import { takePayment } from './take-payment.ts';

interface Confirmed extends ConfirmBody {
  orderId: string;
}

/** Staff saw the money in the bank account, or got it from the courier. */
export async function confirmPayment(
  ctx: Ctx,
  { orderId, reference, amount }: Confirmed,
): Promise<OrderMoney> {
  requireStaff(ctx);
  try {
    return await ctx.transact(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order) throw new AppError('order.not_found');
      const provider = providerFor(order);
      if (toCentavos(amount) !== order.total) {
        throw new AppError('payment.amount_differs', { total: spelled(order.total) });
      }
      if (await hasReference(tx, provider, reference)) throw new AppError('payment.reference_used');
      await takePayment(tx, ctx, order, {
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
      return readMoney(tx, orderId);
    });
  } catch (error) {
    // Somebody else confirms it for another order at this moment.
    if (violatedConstraint(error) !== 'payment_reference_once') throw error;
    throw new AppError('payment.reference_used');
  }
}

/** A transfer also after the order was released: then the goods are taken again or it goes back. */
function providerFor(order: LockedOrder): 'bank' | 'cash' {
  const { paymentMethod, paymentStatus, status } = order;
  if (isCashDue(order)) return 'cash';
  const isAwaited = ['unpaid', 'awaiting', 'expired'].includes(paymentStatus);
  if (isAwaited && paymentMethod === 'bank_transfer') return 'bank';
  const state = paymentStatus === 'unpaid' ? status : paymentStatus;
  throw new AppError('payment.not_confirmable', { state });
}
