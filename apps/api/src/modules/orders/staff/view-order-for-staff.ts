import type { StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { noteSecurityEvent } from '#api/platform/security-log/security-event.ts';
import { readStaffOrder } from '../order/staff-order.ts';

export async function viewOrderForStaff(ctx: Ctx, id: string): Promise<StaffOrder> {
  requireStaff(ctx);
  const order = await readStaffOrder(ctx.read, id);
  noteSecurityEvent(ctx, { kind: 'order_viewed', subject: `order:${id}` });
  return order;
}
