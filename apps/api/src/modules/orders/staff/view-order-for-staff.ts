import type { StaffOrder } from '@sirkito/contracts/orders/staff-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { readStaffOrder } from '../order/staff-order.ts';

export async function viewOrderForStaff(ctx: Ctx, id: string): Promise<StaffOrder> {
  requireStaff(ctx);
  return readStaffOrder(ctx.read, id);
}
