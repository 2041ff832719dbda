import { AppError } from '@sirkito/contracts/errors';
import type { Pagination, Review } from '@sirkito/contracts/reviews/schemas';
import type { Tx } from '#api/platform/db/transaction.ts';
import { toPagination, toReview } from './review.ts';
import { findReview, readStars } from './reviews.queries.ts';
import { lockReview, type LockedReview } from './review-writes.queries.ts';

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
