import { requireShop, type Ctx } from '#api/platform/context.ts';
import { transitionOrder } from '../fulfilment/transition-order.ts';
import { lockOrder } from '../order/orders.queries.ts';

/**
 * Cancels an order that was not paid in time and restocks its items. Does nothing if the order was
 * paid or already released. Returns whether it cancelled the order.
 */
export async function releaseReservation(ctx: Ctx, orderId: string): Promise<boolean> {
  requireShop(ctx);
  return ctx.transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const isExpired = order?.heldUntil && order.heldUntil <= ctx.now();
    if (!order || !isExpired || order.status !== 'pending') return false;
    await transitionOrder(tx, ctx, order, {
      to: 'cancelled',
      paymentStatus: 'expired',
      note: 'Payment not received in time',
    });
    return true;
  });
}
