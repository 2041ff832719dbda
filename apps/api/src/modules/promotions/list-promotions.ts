import type { PromotionsReply } from '@sirkito/contracts/promotion-staff';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { toPromotions } from './promotion.ts';
import { listPromotionRows } from './promotions.queries.ts';

const shown = 50;

export async function listPromotions(
  ctx: Ctx,
  after: string | undefined,
): Promise<Omit<PromotionsReply, 'success'>> {
  requireStaff(ctx);
  const rows = await listPromotionRows(ctx.read, after, shown + 1);
  const data = await toPromotions(ctx.read, rows.slice(0, shown), ctx.now());
  return { data, next: rows.length > shown ? (data.at(-1)?._id ?? null) : null };
}
