import type { ReviewFormReply } from '@sirkito/contracts/reviews/schemas';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { listPurchases } from './purchases.queries.ts';
import { listHelpfulOf } from './votes.queries.ts';

/** Returns what the customer may review, and has reviewed or voted on, for a product. */
export async function viewReviewForm(
  ctx: Ctx,
  productId: string,
): Promise<ReviewFormReply['data']> {
  const { accountId } = requireShopper(ctx);
  const bought = await listPurchases(ctx.read, accountId, productId);
  return {
    orderIds: bought.filter(({ reviewId }) => !reviewId).map(({ orderId }) => orderId),
    isBuyer: bought.length > 0,
    written: bought.flatMap(({ reviewId }) => reviewId ?? []),
    helpful: await listHelpfulOf(ctx.read, accountId, productId),
  };
}
