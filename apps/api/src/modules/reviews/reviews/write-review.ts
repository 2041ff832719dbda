import { AppError } from '@sirkito/contracts/errors';
import type { ReviewDraft } from '@sirkito/contracts/reviews/schemas';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { findPurchase } from './purchases.queries.ts';
import { readReviewWithPagination, type ReviewWithPagination } from './own-review.ts';
import { insertReview } from './review-writes.queries.ts';
import { countReviewsBy, findReviewOf } from './reviews.queries.ts';

const perMinute = 5;

/** Accepts one review per delivered item of the customer. An identical repeat returns the same. */
export async function writeReview(ctx: Ctx, draft: ReviewDraft): Promise<ReviewWithPagination> {
  const { accountId } = requireShopper(ctx);
  const { orderId, productId, rating, review: body } = draft;
  return ctx.transact(async (tx) => {
    const purchase = await findPurchase(tx, { accountId, orderId, productId });
    if (!purchase) throw new AppError('order.not_found');
    const isDelivered = purchase.status === 'delivered' && purchase.hasProduct;
    if (!isDelivered) throw new AppError('review.not_delivered');
    await enforceRateLimit(tx, accountId, ctx.now());

    const id = ctx.newId();
    const review = { id, productId, orderId, accountId, rating, body, at: ctx.now() };
    if (await insertReview(tx, review)) return readReviewWithPagination(tx, id);
    const existing = await findReviewOf(tx, draft);
    const isSame = existing?.rating === rating && existing.body === body;
    if (!existing || !isSame) throw new AppError('review.already_written');
    return readReviewWithPagination(tx, existing.id);
  });
}

async function enforceRateLimit(tx: Tx, accountId: string, now: Date): Promise<void> {
  const aMinuteAgo = new Date(now.getTime() - 60_000);
  if ((await countReviewsBy(tx, accountId, aMinuteAgo)) < perMinute) return;
  throw new AppError('request.too_many', { retryAfterSeconds: 60 });
}
