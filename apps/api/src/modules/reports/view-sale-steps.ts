import type { SaleSteps, SaleStepsQuery } from '@sirkito/contracts/dashboard-staff';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { countSteps } from './dashboard.queries.ts';

/** What can be known of the way to a sale without following people around. */
export async function viewSaleSteps(ctx: Ctx, days: SaleStepsQuery): Promise<SaleSteps> {
  requireStaff(ctx);
  return countSteps(ctx.read, days);
}
