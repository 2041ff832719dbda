import type { Promotion, PromotionBody } from '@sirkito/contracts/promotions/staff-schemas';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import { withPromotionErrors } from './promotion-errors.ts';
import { resolveTargets } from './promotion-targets.ts';
import { toColumns } from './promotion.ts';
import { insertPromotion } from './promotions.queries.ts';
import { requireDiscountConfirmation } from './require-discount-confirmation.ts';
import { viewPromotion } from './view-promotion.ts';

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
