import { AppError } from '@sirkito/contracts/errors';
import type { Promotion } from '@sirkito/contracts/promotions/staff-schemas';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { toPromotions } from './promotion.ts';
import { findPromotion } from './promotions.queries.ts';

export async function viewPromotion(ctx: Ctx, id: string): Promise<Promotion> {
  requireStaff(ctx);
  const row = await findPromotion(ctx.read, id);
  const [promotion] = await toPromotions(ctx.read, row ? [row] : [], ctx.now());
  if (!promotion) throw new AppError('promotion.not_found');
  return promotion;
}
