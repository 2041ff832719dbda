import type { Completeness, CompletenessQuery } from '@sirkito/contracts/completeness-staff';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { countLacking, listLacking } from './completeness.queries.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const latelyDays = 30;
const shown = 50;

export async function viewCompleteness(
  ctx: Ctx,
  { category }: CompletenessQuery,
): Promise<Completeness> {
  requireStaff(ctx);
  const since = new Date(ctx.now().getTime() - latelyDays * dayMs);
  const [categories, products] = await Promise.all([
    countLacking(ctx.read),
    listLacking(ctx.read, { category, since, limit: shown }),
  ]);
  return { categories, products };
}
