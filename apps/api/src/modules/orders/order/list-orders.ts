import type { Order, OrdersQuery } from '@sirkito/contracts/orders/schemas';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { toOrder } from './order.ts';
import { listOwnOrders } from './orders.queries.ts';

interface OrderPage {
  orders: Order[];
  next: string | null;
}

export async function listOrders(ctx: Ctx, { after, limit }: OrdersQuery): Promise<OrderPage> {
  const { accountId } = requireShopper(ctx);
  const rows = await listOwnOrders(ctx.read, { accountId, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return {
    orders: page.map(toOrder),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}
