import { AppError } from '@sirkito/contracts/errors';
import type { ReviewDraft } from '@sirkito/contracts/review';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { findBought } from './bought.queries.ts';
import { readJoined, type JoinedReview } from './own-review.ts';
import { insertReview } from './review-writes.queries.ts';
import { countReviewsBy, findReviewOf } from './reviews.queries.ts';

const perMinute = 5;

/** Only of what was delivered to oneself, once. Sending the same again is answered with the same. */
export async function writeReview(ctx: Ctx, draft: ReviewDraft): Promise<JoinedReview> {
  const { accountId } = requireShopper(ctx);
  const { orderId, productId, rating, review: body } = draft;
  return ctx.transact(async (tx) => {
    const bought = await findBought(tx, { accountId, orderId, productId });
    if (!bought) throw new AppError('order.not_found');
    const isDelivered = bought.status === 'delivered' && bought.hasProduct;
    if (!isDelivered) throw new AppError('review.not_delivered');
    await refuseFlood(tx, accountId, ctx.now());

    const id = ctx.newId();
    const review = { id, productId, orderId, accountId, rating, body, at: ctx.now() };
    if (await insertReview(tx, review)) return readJoined(tx, id);
    const written = await findReviewOf(tx, draft);
    const isSame = written?.rating === rating && written.body === body;
    if (!written || !isSame) throw new AppError('review.already_written');
    return readJoined(tx, written.id);
  });
}

async function refuseFlood(tx: Tx, accountId: string, now: Date): Promise<void> {
  const aMinuteAgo = new Date(now.getTime() - 60_000);
  if ((await countReviewsBy(tx, accountId, aMinuteAgo)) < perMinute) return;
  throw new AppError('request.too_many', { retryAfterSeconds: 60 });
}
