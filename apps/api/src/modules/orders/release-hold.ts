import { requireShop, type Ctx } from '#api/platform/context.ts';
import { moveOrder } from './move-order.ts';
import { lockOrder } from './orders.queries.ts';

/**
 * An order that was not paid in time gives its goods back. Harmless twice, or when it was paid.
 * Says whether it did.
 */
export async function releaseHold(ctx: Ctx, orderId: string): Promise<boolean> {
  requireShop(ctx);
  return ctx.transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const isOver = order?.heldUntil && order.heldUntil <= ctx.now();
    if (!order || !isOver || order.status !== 'pending') return false;
    await moveOrder(tx, ctx, order, {
      to: 'cancelled',
      paymentStatus: 'expired',
      note: 'Not paid in time',
    });
    return true;
  });
}
