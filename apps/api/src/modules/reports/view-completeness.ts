import type { Completeness, CompletenessQuery } from '@sirkito/contracts/completeness-staff';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { daysBefore } from '#api/platform/days-before.ts';
import { countLacking, listLacking } from './completeness.queries.ts';

const latelyDays = 30;
const shown = 50;

export async function viewCompleteness(
  ctx: Ctx,
  { category }: CompletenessQuery,
): Promise<Completeness> {
  requireStaff(ctx);
  const since = daysBefore(ctx.now(), latelyDays);
  const [categories, products] = await Promise.all([
    countLacking(ctx.read),
    listLacking(ctx.read, { category, since, limit: shown }),
  ]);
  return { categories, products };
}
