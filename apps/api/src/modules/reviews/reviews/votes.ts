import type { ReportReason } from '@sirkito/commerce';
import { AppError } from '@sirkito/contracts/errors';
import { type Ctx, requireShopper } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { deleteHelpful, findVisibleReview, insertHelpful, insertReport } from './votes.queries.ts';

/** Votes once per account, never on one's own review. Returns the new count. */
export async function markHelpful(
  ctx: Ctx,
  reviewId: string,
  isHelpful: boolean,
): Promise<{ helpful: number }> {
  const { accountId } = requireShopper(ctx);
  return ctx.transact(async (tx) => {
    await requireOthersReview(tx, reviewId, accountId);
    const vote = { reviewId, accountId };
    await (isHelpful ? insertHelpful(tx, vote) : deleteHelpful(tx, vote));
    const after = await findVisibleReview(tx, reviewId);
    return { helpful: after?.helpful ?? 0 };
  });
}

async function requireOthersReview(tx: Tx, reviewId: string, accountId: string): Promise<void> {
  const review = await findVisibleReview(tx, reviewId);
  if (!review) throw new AppError('review.not_found');
  if (review.accountId === accountId) throw new AppError('review.own_review');
}

interface Report {
  reason: ReportReason;
  note: string;
}

/** Reports a review to staff, once per account. */
export async function reportReview(ctx: Ctx, reviewId: string, report: Report): Promise<void> {
  const { accountId } = requireShopper(ctx);
  await ctx.transact(async (tx) => {
    await requireOthersReview(tx, reviewId, accountId);
    await insertReport(tx, { ...report, reviewId, accountId, at: ctx.now() });
  });
}
