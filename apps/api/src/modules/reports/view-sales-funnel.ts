import type {
  SalesFunnel,
  SalesFunnelQuery,
} from '@sirkito/contracts/reports/staff-dashboard-schemas';
import { requireStaff, type ReadCtx } from '#api/platform/context.ts';
import { countSalesFunnel } from './dashboard.queries.ts';

/** The sales funnel as far as it is known without tracking visitors. */
export async function viewSalesFunnel(ctx: ReadCtx, days: SalesFunnelQuery): Promise<SalesFunnel> {
  requireStaff(ctx);
  return countSalesFunnel(ctx.read, days);
}
