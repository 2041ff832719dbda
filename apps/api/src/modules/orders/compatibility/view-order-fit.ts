import type { OrderFit } from '@sirkito/contracts/orders/schemas';
import { type Ctx } from '#api/platform/context.ts';
import { findOrderFit } from '../order/order-fit.queries.ts';
import { toOrderFit } from '../order/order-fit.ts';
import { viewOrder } from '../order/view-order.ts';

/** Returns the stored compatibility result; null before the check or if no rule applies. */
export async function viewOrderFit(ctx: Ctx, orderId: string): Promise<OrderFit | null> {
  await viewOrder(ctx, orderId);
  const row = await findOrderFit(ctx.read, orderId);
  return row ? toOrderFit(row) : null;
}
