import { toPesos } from '@sirkito/commerce';
import type { DeadStock } from '@sirkito/contracts/reports/staff-dashboard-schemas';
import { requireStaff, type ReadCtx } from '#api/platform/context.ts';
import { daysBefore } from '#api/platform/days-before.ts';
import { listUnsoldProducts } from './dashboard.queries.ts';

const deadAfterDays = 90;
const maxShown = 10;

/** A separate request: it reads all stock, which would slow the dashboard. */
export async function viewDeadStock(ctx: ReadCtx): Promise<DeadStock> {
  requireStaff(ctx);
  const rows = await listUnsoldProducts(ctx.read, daysBefore(ctx.now(), deadAfterDays), maxShown);
  return rows.map((row) => ({ ...row, value: toPesos(row.value) }));
}
