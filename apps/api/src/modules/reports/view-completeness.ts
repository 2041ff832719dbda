import type {
  Completeness,
  CompletenessQuery,
} from '@sirkito/contracts/reports/staff-completeness-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { daysBefore } from '#api/platform/days-before.ts';
import { countIncompleteProducts, listIncompleteProducts } from './completeness.queries.ts';

const salesDays = 30;
const maxShown = 50;

export async function viewCompleteness(
  ctx: Ctx,
  { category }: CompletenessQuery,
): Promise<Completeness> {
  requireStaff(ctx);
  const since = daysBefore(ctx.now(), salesDays);
  const [categories, products] = await Promise.all([
    countIncompleteProducts(ctx.read),
    listIncompleteProducts(ctx.read, { category, since, limit: maxShown }),
  ]);
  return { categories, products };
}
