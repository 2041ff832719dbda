import { AppError } from '@sirkito/contracts/errors';
import type { Promotion, PromotionBody } from '@sirkito/contracts/promotion-staff';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { savingPromotion } from './promotion-refusals.ts';
import { readTargets } from './promotion-targets.ts';
import { toColumns, toPromotions } from './promotion.ts';
import { lockPromotion, updatePromotion } from './promotions.queries.ts';
import { viewPromotion } from './view-promotion.ts';

/** Orders that used it keep what they got. */
export async function editPromotion(
  ctx: Ctx,
  id: string,
  { version, ...body }: PromotionBody & { version: number },
): Promise<Promotion> {
  requireStaff(ctx);
  await savingPromotion(body, () =>
    ctx.transact(async (tx) => {
      const row = await lockPromotion(tx, id);
      if (!row) throw new AppError('promotion.not_found');
      if (row.version !== version) throw new AppError('promotion.edited_meanwhile');
      if (body.maxUses !== null && body.maxUses < row.used) {
        throw new AppError('promotion.limit_below_used', { used: row.used });
      }
      const [before = null] = await toPromotions(tx, [row], ctx.now());
      const columns = toColumns(body, await readTargets(tx, body));
      await updatePromotion(tx, id, { ...columns, updated_at: ctx.now() });
      await audit(tx, ctx, {
        action: 'promotions.edit',
        subject: `promotion:${id}`,
        before,
        after: body,
      });
    }),
  );
  return viewPromotion(ctx, id);
}
