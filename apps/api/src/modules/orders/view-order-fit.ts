import type { OrderFit } from '@sirkito/contracts/order';
import { type Ctx } from '#api/platform/context.ts';
import { findOrderFit } from './order-fit.queries.ts';
import { toOrderFit } from './order-fit.ts';
import { viewOrder } from './view-order.ts';

/** What the shop said about the parts of an order; nothing before it is judged or if nothing applies. */
export async function viewOrderFit(ctx: Ctx, orderId: string): Promise<OrderFit | null> {
  await viewOrder(ctx, orderId);
  const row = await findOrderFit(ctx.read, orderId);
  return row ? toOrderFit(row) : null;
}
