import { orderNumber } from '@sirkito/commerce';
import type {
  OwnReview,
  Pagination,
  Review,
  ReviewPageQuery,
  ReviewsQuery,
  PendingReview,
} from '@sirkito/contracts/reviews/schemas';
import { requireShopper, type Ctx } from '#api/platform/context.ts';
import { listUnreviewedPurchases } from './purchases.queries.ts';
import { toPagination, toOwnReview, toReview, toReviewedProduct } from './review.ts';
import { countReviewsBy, listReviewsBy, readReviewsOf } from './reviews.queries.ts';

interface ProductReviews {
  data: Review[];
  pagination: Pagination;
  stars: number[];
}

export async function listProductReviews(
  ctx: Ctx,
  productId: string,
  query: ReviewsQuery,
): Promise<ProductReviews> {
  const { rows, stars } = await readReviewsOf(ctx.read, {
    ...query,
    productId,
    stars: query.stars,
  });
  const all = stars.reduce((sum, count) => sum + count, 0);
  const total = query.stars === undefined ? all : (stars[query.stars - 1] ?? 0);
  return { data: rows.map(toReview), pagination: toPagination(total, query), stars };
}

interface OwnReviews {
  data: OwnReview[];
  pagination: Pagination;
}

export async function listOwnReviews(ctx: Ctx, page: ReviewPageQuery): Promise<OwnReviews> {
  const { accountId } = requireShopper(ctx);
  const rows = await listReviewsBy(ctx.read, accountId, page);
  const total = await countReviewsBy(ctx.read, accountId);
  return { data: rows.map(toOwnReview), pagination: toPagination(total, page) };
}

/** Lists delivered products the customer has not reviewed yet. */
export async function listPendingReviews(ctx: Ctx): Promise<PendingReview[]> {
  const { accountId } = requireShopper(ctx);
  const rows = await listUnreviewedPurchases(ctx.read, accountId);
  return rows.map((row) => ({
    orderId: row.orderId,
    orderNumber: orderNumber(row.number),
    product: toReviewedProduct(row),
  }));
}
