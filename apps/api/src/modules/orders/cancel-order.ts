import { isTakenHome } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { Order } from '@sirkito/contracts/order';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { moveOrder } from './move-order.ts';
import { toOrder } from './order.ts';
import { listOrdersById, lockOrder } from './orders.queries.ts';

/** By the shopper, until the courier has it or it is set aside; the goods go back on the shelf. */
export async function cancelOrder(ctx: Ctx, id: string): Promise<Order> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order || order.accountId !== accountId) throw new AppError('order.not_found');
    if (isTakenHome(order)) {
      throw new AppError('order.not_possible', { status: order.status, wanted: 'cancelled' });
    }
    await moveOrder(tx, ctx, order, { to: 'cancelled', note: 'At the customer’s own request' });
    const [row] = await listOrdersById(tx, [id]);
    if (!row) throw new AppError('order.not_found');
    return toOrder(row);
  });
}
