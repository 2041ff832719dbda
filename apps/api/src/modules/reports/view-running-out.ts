import type { RunningOut } from '@sirkito/contracts/dashboard-staff';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { daysBefore } from '#api/platform/days-before.ts';
import { listRunningOut } from './dashboard.queries.ts';

const rate = { days: 30, within: 14 };

/** Asked for by itself: it adds up a month of movements, and the figures need not wait for it. */
export async function viewRunningOut(ctx: Ctx): Promise<RunningOut> {
  requireStaff(ctx);
  const rows = await listRunningOut(ctx.read, daysBefore(ctx.now(), rate.days), rate);
  return rows.map((part) => ({ ...part, daysLeft: Math.floor(part.daysLeft) }));
}
