import { formatCount } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import type { Promotion, PromotionBody } from '@sirkito/contracts/promotions/staff-schemas';
import { audit } from '#api/platform/audit.ts';
import { type Ctx, requireStaff } from '#api/platform/context.ts';
import { withPromotionErrors } from './promotion-errors.ts';
import { resolveTargets } from './promotion-targets.ts';
import { toColumns, toPromotions } from './promotion.ts';
import { insertPromotion, lockPromotion, updatePromotion } from './promotions.queries.ts';
import { requireDiscountConfirmation } from './require-discount-confirmation.ts';
import { viewPromotion } from './list-promotions.ts';

/** Existing orders keep their discount. */
export async function editPromotion(
  ctx: Ctx,
  id: string,
  { version, ...body }: PromotionBody & { version: number },
): Promise<Promotion> {
  requireStaff(ctx);
  await withPromotionErrors(body, () =>
    ctx.transact(async (tx) => {
      const row = await lockPromotion(tx, id);
      if (!row) throw new AppError('promotion.not_found');
      if (row.version !== version) throw new AppError('promotion.edit_conflict');
      if (body.maxRedemptions !== null && body.maxRedemptions < row.redemptions) {
        throw new AppError('promotion.limit_below_redemptions', {
          redemptions: formatCount(row.redemptions, 'time'),
        });
      }
      const [before = null] = await toPromotions(tx, [row], ctx.now());
      const columns = toColumns(body, await resolveTargets(tx, body));
      await updatePromotion(tx, id, { ...columns, updated_at: ctx.now() });
      await requireDiscountConfirmation(tx, ctx, { ...body, id });
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

export async function addPromotion(ctx: Ctx, body: PromotionBody): Promise<Promotion> {
  requireStaff(ctx);
  const id = ctx.newId();
  const at = ctx.now();
  await withPromotionErrors(body, () =>
    ctx.transact(async (tx) => {
      const columns = toColumns(body, await resolveTargets(tx, body));
      await insertPromotion(tx, { ...columns, id, created_at: at, updated_at: at });
      await requireDiscountConfirmation(tx, ctx, { ...body, id });
      await audit(tx, ctx, {
        action: 'promotions.add',
        subject: `promotion:${id}`,
        before: null,
        after: body,
      });
    }),
  );
  return viewPromotion(ctx, id);
}

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
