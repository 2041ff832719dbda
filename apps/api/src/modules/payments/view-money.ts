import { AppError } from '@sirkito/contracts/errors';
import type { OrderMoney } from '@sirkito/contracts/payment';
import { hasOrder } from '#api/modules/orders/index.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { readMoney } from './order-money.ts';

export async function viewMoney(ctx: Ctx, orderId: string): Promise<OrderMoney> {
  requireStaff(ctx);
  if (!(await hasOrder(ctx.read, orderId))) throw new AppError('order.not_found');
  return readMoney(ctx.read, orderId);
}
