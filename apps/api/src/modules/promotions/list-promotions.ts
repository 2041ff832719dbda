import type { PromotionsReply } from '@sirkito/contracts/promotions/staff-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { toPromotions } from './promotion.ts';
import { listPromotionRows } from './promotions.queries.ts';

const pageSize = 50;

export async function listPromotions(
  ctx: Ctx,
  after: string | undefined,
): Promise<Omit<PromotionsReply, 'success'>> {
  requireStaff(ctx);
  const rows = await listPromotionRows(ctx.read, after, pageSize + 1);
  const data = await toPromotions(ctx.read, rows.slice(0, pageSize), ctx.now());
  return { data, next: rows.length > pageSize ? (data.at(-1)?._id ?? null) : null };
}
