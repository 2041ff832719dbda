import { AppError } from '@sirkito/contracts/errors';
import type { OrderPayments } from '@sirkito/contracts/payments/schemas';
import { hasOrder } from '#api/modules/orders/index.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { readOrderPayments } from './payment/order-payments.ts';

export async function viewOrderPayments(ctx: Ctx, orderId: string): Promise<OrderPayments> {
  requireStaff(ctx);
  if (!(await hasOrder(ctx.read, orderId))) throw new AppError('order.not_found');
  return readOrderPayments(ctx.read, orderId);
}
