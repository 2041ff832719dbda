import { toPesos, type Centavos } from '@sirkito/commerce';
import type { DeadStock } from '@sirkito/contracts/dashboard-staff';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { listUnsold } from './dashboard.queries.ts';

const deadAfterMs = 90 * 24 * 60 * 60 * 1_000;
const shown = 10;

/** Asked for by itself: it looks at every shelf, and the figures of the day need not wait for it. */
export async function viewDeadStock(ctx: Ctx): Promise<DeadStock> {
  requireStaff(ctx);
  const rows = await listUnsold(ctx.read, new Date(ctx.now().getTime() - deadAfterMs), shown);
  return rows.map((row) => ({ ...row, value: toPesos(Number(row.value) as Centavos) }));
}
