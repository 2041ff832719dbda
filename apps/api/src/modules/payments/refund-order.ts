import { toCentavos } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { OrderMoney, RefundBody } from '@sirkito/contracts/payment';
import { lockOrder } from '#api/modules/orders/index.ts';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { giveBack } from './give-back.ts';
import { moneyOf, spelled } from './money.ts';
import { readMoney } from './order-money.ts';
import { listPayments } from './payments.queries.ts';

interface Asked extends RefundBody {
  orderId: string;
}

/** Gives back all or part of what was paid, never more. */
export async function refundOrder(ctx: Ctx, { orderId, ...asked }: Asked): Promise<OrderMoney> {
  requireStaff(ctx);
  return ctx.transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new AppError('order.not_found');
    if (order.version !== asked.version) throw new AppError('order.changed_meanwhile');
    const payments = await listPayments(tx, orderId);
    const { came, went } = moneyOf(payments);
    const left = came - went;
    const amount = asked.amount === undefined ? left : toCentavos(asked.amount);
    if (amount > left || left === 0) {
      throw new AppError('payment.refund_too_much', { left: spelled(left) });
    }
    await giveBack(tx, ctx, order, { payments, amount, reason: asked.reason });
    await audit(tx, ctx, {
      action: 'payments.refund_order',
      subject: `order:${orderId}`,
      before: { paid: came, refunded: went },
      after: { refunded: went + amount, reason: asked.reason },
    });
    return readMoney(tx, orderId);
  });
}
