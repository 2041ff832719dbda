import { AppError } from '@sirkito/contracts/errors';
import type {
  Pagination,
  Review,
  ReviewChange,
  ReviewDraft,
  ReviewFormReply,
} from '@sirkito/contracts/reviews/schemas';
import { type Ctx, requireShopper } from '#api/platform/context.ts';
import type { Tx } from '#api/platform/db/transaction.ts';
import { findPurchase, listPurchases } from './purchases.queries.ts';
import {
  deleteReview,
  insertReview,
  insertVersion,
  type LockedReview,
  lockReview,
  updateReview,
} from './review-writes.queries.ts';
import { toPagination, toReview } from './review.ts';
import { countReviewsBy, findReview, findReviewOf, readStars } from './reviews.queries.ts';
import { listHelpfulOf } from './votes.queries.ts';

export interface ReviewWithPagination {
  data: Review;
  /** Of the product's list of reviews. */
  pagination: Pagination;
}

const firstPage = { page: 1, limit: 10 };

export async function readReviewWithPagination(tx: Tx, id: string): Promise<ReviewWithPagination> {
  const row = await findReview(tx, id);
  if (!row) throw new AppError('review.not_found');
  const stars = await readStars(tx, row.productId);
  const total = stars.reduce((sum, count) => sum + count, 0);
  return { data: toReview(row), pagination: toPagination(total, firstPage) };
}

/** Locks a review, or throws not found if it belongs to someone else. */
export async function lockOwnReview(tx: Tx, id: string, accountId: string): Promise<LockedReview> {
  const review = await lockReview(tx, id);
  if (!review || review.accountId !== accountId) throw new AppError('review.not_found');
  return review;
}

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

export async function removeReview(ctx: Ctx, id: string): Promise<void> {
  const { accountId } = requireShopper(ctx);
  await ctx.transact(async (tx) => {
    const { hiddenReason } = await lockOwnReview(tx, id, accountId);
    // Otherwise the author could remove a hidden review and post it again.
    if (hiddenReason !== null) throw new AppError('review.hidden');
    await deleteReview(tx, id);
  });
}

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
