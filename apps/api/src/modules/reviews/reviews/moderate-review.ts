import type { StaffReview, StaffReviewsQuery } from '@sirkito/contracts/reviews/staff-schemas';
import type { Pagination } from '@sirkito/contracts/reviews/schemas';
import { AppError } from '@sirkito/contracts/errors';
import { audit } from '#api/platform/audit.ts';
import { requireStaff, type Ctx } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { deleteReports } from './votes.queries.ts';
import { toPagination, toOwnReview } from './review.ts';
import {
  lockReview,
  updateAnswer,
  updateHidden,
  type LockedReview,
} from './review-writes.queries.ts';
import { countReviewsForStaff, listReviewsForStaff } from './reviews.queries.ts';

interface StaffReviews {
  data: StaffReview[];
  pagination: Pagination;
}

export async function listReviewsToModerate(
  ctx: Ctx,
  query: StaffReviewsQuery,
): Promise<StaffReviews> {
  requireStaff(ctx);
  const rows = await listReviewsForStaff(ctx.read, query.show, query);
  const total = await countReviewsForStaff(ctx.read, query.show);
  return {
    data: rows.map((row) => ({
      ...toOwnReview(row),
      reports: row.reports.map(({ at, ...report }) => ({
        ...report,
        at: new Date(at).toISOString(),
      })),
    })),
    pagination: toPagination(total, query),
  };
}

async function requireReview(tx: Tx, id: string): Promise<LockedReview> {
  const review = await lockReview(tx, id);
  if (!review) throw new AppError('review.not_found');
  return review;
}

/** Hides a review, removes it from the rating and shows its author the reason. */
export async function hideReview(ctx: Ctx, id: string, reason: string): Promise<void> {
  requireStaff(ctx);
  await ctx.transact(async (tx) => {
    const { hiddenReason } = await requireReview(tx, id);
    await updateHidden(tx, id, { at: ctx.now(), reason });
    await audit(tx, ctx, {
      action: 'reviews.hide',
      subject: `review:${id}`,
      before: { hiddenReason },
      after: { hiddenReason: reason },
    });
  });
}

/** Shows a hidden review again and clears its reports. */
export async function showReview(ctx: Ctx, id: string): Promise<void> {
  requireStaff(ctx);
  await ctx.transact(async (tx) => {
    const { hiddenReason } = await requireReview(tx, id);
    await updateHidden(tx, id, null);
    await deleteReports(tx, id);
    await audit(tx, ctx, {
      action: 'reviews.show',
      subject: `review:${id}`,
      before: { hiddenReason },
      after: { hiddenReason: null },
    });
  });
}

/** Publishes the shop's answer; an empty one removes it. */
export async function answerReview(ctx: Ctx, id: string, answer: string): Promise<void> {
  requireStaff(ctx);
  await ctx.transact(async (tx) => {
    const { answer: before } = await requireReview(tx, id);
    await updateAnswer(tx, id, answer ? { text: answer, at: ctx.now() } : null);
    await audit(tx, ctx, {
      action: 'reviews.answer',
      subject: `review:${id}`,
      before: { answer: before },
      after: { answer: answer || null },
    });
  });
}
