import { AppError } from '@sirkito/contracts/errors';
import type { Promotion, PromotionsReply } from '@sirkito/contracts/promotions/staff-schemas';
import { type Ctx, requireStaff } from '#api/platform/context.ts';
import { toPromotions } from './promotion.ts';
import { findPromotion, listPromotionRows } from './promotions.queries.ts';

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

export async function viewPromotion(ctx: Ctx, id: string): Promise<Promotion> {
  requireStaff(ctx);
  const row = await findPromotion(ctx.read, id);
  const [promotion] = await toPromotions(ctx.read, row ? [row] : [], ctx.now());
  if (!promotion) throw new AppError('promotion.not_found');
  return promotion;
}
