import { AppError } from '@sirkito/contracts/errors';
import type { Order } from '@sirkito/contracts/orders/schemas';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { estimateArrival } from './estimate-arrival.ts';
import { toOrder } from './order.ts';
import { listOrdersById } from './orders.queries.ts';
import { listStaffLines } from './order-details.queries.ts';

export async function viewOrder(ctx: Ctx, id: string): Promise<Order> {
  const { accountId } = requireShopper(ctx);
  const [row] = await listOrdersById(ctx.read, [id]);
  if (!row || row.accountId !== accountId) throw new AppError('order.not_found');
  const order = toOrder(row);
  const lines = await listStaffLines(ctx.read, id);
  const items = order.items.map((item, index) => {
    const serials = lines[index]?.serials.map(({ serial }) => serial) ?? [];
    return serials.length > 0 ? { ...item, serials } : item;
  });
  return { ...order, items, arrival: await estimateArrival(ctx.read, row, ctx.now()) };
}
