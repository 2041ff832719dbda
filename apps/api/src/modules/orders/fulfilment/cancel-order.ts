import { isCollectedAtCounter } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { Order } from '@sirkito/contracts/orders/schemas';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { transitionOrder } from './transition-order.ts';
import { toOrder } from '../order/order.ts';
import { listOrdersById, lockOrder } from '../order/orders.queries.ts';

/** Shown to the customer and to staff, so it addresses neither. */
export const cancelledOnline = 'Cancelled online';

/** Cancels the shopper's own order, until it is shipped or ready for pick-up, and restocks its items. */
export async function cancelOrder(ctx: Ctx, id: string): Promise<Order> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order || order.accountId !== accountId) throw new AppError('order.not_found');
    if (isCollectedAtCounter(order)) {
      throw new AppError('order.invalid_transition', {
        status: order.status,
        wanted: 'cancelled',
        statusLabel: 'paid at the counter',
        changeLabel: 'cancelled',
      });
    }
    await transitionOrder(tx, ctx, order, { to: 'cancelled', note: cancelledOnline });
    const [row] = await listOrdersById(tx, [id]);
    if (!row) throw new AppError('order.not_found');
    return toOrder(row);
  });
}
