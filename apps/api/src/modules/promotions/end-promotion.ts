import { AppError } from '@sirkito/contracts/errors';
import type { Promotion } from '@sirkito/contracts/promotions/staff-schemas';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { lockPromotion, updatePromotion } from './promotions.queries.ts';
import { viewPromotion } from './view-promotion.ts';

/** Ends a promotion now, even before it starts. Idempotent. */
export async function endPromotion(ctx: Ctx, id: string): Promise<Promotion> {
  requireStaff(ctx);
  const now = ctx.now();
  await ctx.transact(async (tx) => {
    const row = await lockPromotion(tx, id);
    if (!row) throw new AppError('promotion.not_found');
    if (row.endsAt && row.endsAt <= now) return;
    const startsAt = row.startsAt < now ? row.startsAt : new Date(now.getTime() - 1_000);
    await updatePromotion(tx, id, { starts_at: startsAt, ends_at: now, updated_at: now });
    await audit(tx, ctx, {
      action: 'promotions.end',
      subject: `promotion:${id}`,
      before: { endsAt: row.endsAt },
      after: { endsAt: now },
    });
  });
  return viewPromotion(ctx, id);
}
