import type { ReviewChange } from '@sirkito/contracts/review';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { lockOwnReview, readJoined, type JoinedReview } from './own-review.ts';
import { insertVersion, updateReview } from './review-writes.queries.ts';

/** At any time; what it said before is kept, and it is marked as edited. */
export async function editReview(
  ctx: Ctx,
  id: string,
  { rating, review: body }: ReviewChange,
): Promise<JoinedReview> {
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
    return readJoined(tx, id);
  });
}
