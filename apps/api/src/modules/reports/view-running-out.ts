import type { RunningOut } from '@sirkito/contracts/reports/staff-dashboard-schemas';
import { requireStaff, type ReadCtx } from '#api/platform/context.ts';
import { daysBefore } from '#api/platform/days-before.ts';
import { listRunningOut } from './dashboard.queries.ts';

const rate = { days: 30, within: 14 };

/** A separate request: it sums a month of stock movements, which would slow the dashboard. */
export async function viewRunningOut(ctx: ReadCtx): Promise<RunningOut> {
  requireStaff(ctx);
  const rows = await listRunningOut(ctx.read, daysBefore(ctx.now(), rate.days), rate);
  return rows.map((part) => ({ ...part, daysLeft: Math.floor(part.daysLeft) }));
}
