import { AppError } from '@sirkito/contracts/errors';
import type { Pagination, Review } from '@sirkito/contracts/review';
import type { Tx } from '#api/platform/db/transaction.ts';
import { pagesOf, toReview } from './review.ts';
import { findReview, readStars } from './reviews.queries.ts';
import { lockReview, type LockedReview } from './review-writes.queries.ts';

export interface JoinedReview {
  data: Review;
  /** Of the product's list, which it joins. */
  pagination: Pagination;
}

const firstPage = { page: 1, limit: 10 };

export async function readJoined(tx: Tx, id: string): Promise<JoinedReview> {
  const row = await findReview(tx, id);
  if (!row) throw new AppError('review.not_found');
  const stars = await readStars(tx, row.productId);
  const total = stars.reduce((sum, count) => sum + count, 0);
  return { data: toReview(row), pagination: pagesOf(total, firstPage) };
}

/** Somebody else's is as if it were absent. */
export async function lockOwnReview(tx: Tx, id: string, accountId: string): Promise<LockedReview> {
  const review = await lockReview(tx, id);
  if (!review || review.accountId !== accountId) throw new AppError('review.not_found');
  return review;
}
