import { AppError } from '@sirkito/contracts/errors';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { lockOwnReview } from './own-review.ts';
import { deleteReview } from './review-writes.queries.ts';

export async function removeReview(ctx: Ctx, id: string): Promise<void> {
  const { accountId } = requireShopper(ctx);
  await ctx.transact(async (tx) => {
    const { hiddenReason } = await lockOwnReview(tx, id, accountId);
    // Otherwise the author could remove a hidden review and post it again.
    if (hiddenReason !== null) throw new AppError('review.hidden');
    await deleteReview(tx, id);
  });
}
