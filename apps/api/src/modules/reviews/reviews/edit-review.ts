import type { ReviewChange } from '@sirkito/contracts/reviews/schemas';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import {
  lockOwnReview,
  readReviewWithPagination,
  type ReviewWithPagination,
} from './own-review.ts';
import { insertVersion, updateReview } from './review-writes.queries.ts';

/** Edits a review at any time. Stores the earlier version and marks the review as edited. */
export async function editReview(
  ctx: Ctx,
  id: string,
  { rating, review: body }: ReviewChange,
): Promise<ReviewWithPagination> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    const before = await lockOwnReview(tx, id, accountId);
    if (before.rating !== rating || before.body !== body) {
      await insertVersion(tx, {
        id: ctx.newId(),
        reviewId: id,
        accountId,
        rating: before.rating,
        body: before.body,
        at: before.editedAt ?? before.createdAt,
      });
      await updateReview(tx, id, { rating, body, at: ctx.now() });
    }
    return readReviewWithPagination(tx, id);
  });
}
