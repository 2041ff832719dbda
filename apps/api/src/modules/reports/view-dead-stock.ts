import { toPesos, type Centavos } from '@sirkito/commerce';
import type { DeadStock } from '@sirkito/contracts/dashboard-staff';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { daysBefore } from '#api/platform/days-before.ts';
import { listUnsold } from './dashboard.queries.ts';

const deadAfterDays = 90;
const shown = 10;

/** Asked for by itself: it looks at every shelf, and the figures of the day need not wait for it. */
export async function viewDeadStock(ctx: Ctx): Promise<DeadStock> {
  requireStaff(ctx);
  const rows = await listUnsold(ctx.read, daysBefore(ctx.now(), deadAfterDays), shown);
  return rows.map((row) => ({ ...row, value: toPesos(Number(row.value) as Centavos) }));
}
