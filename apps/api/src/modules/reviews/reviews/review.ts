import type { OwnReview, Pagination, Review } from '@sirkito/contracts/reviews/schemas';
import type { ReviewedRow, ReviewRow } from './reviews.queries.ts';
import { shortName } from './short-name.ts';

/** Returns the public author name; erased accounts have none. */
export const authorOf = (row: { sampleAuthor: string | null; userName: string | null }): string =>
  row.sampleAuthor ?? (row.userName ? shortName(row.userName) : 'Former customer');

export const toReview = (row: ReviewRow): Review => ({
  _id: row.id,
  orderId: row.orderId ?? '',
  productId: row.productId,
  rating: row.rating,
  review: row.body,
  author: authorOf(row),
  isSample: row.sampleAuthor !== null,
  photos: row.photos.map(({ id, file, width, height }) => ({
    _id: id,
    image: `/api/images/${file}`,
    width,
    height,
  })),
  helpful: row.helpful,
  answer:
    row.answer !== null && row.answeredAt
      ? { text: row.answer, at: row.answeredAt.toISOString() }
      : null,
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
});

interface ProductRow {
  productId: string;
  title: string;
  slug: string;
  image: string | null;
}

export const toReviewedProduct = ({ productId, title, slug, image }: ProductRow) => ({
  _id: productId,
  title,
  slug,
  image: image ? `/api/images/${image}` : '',
});

export const toOwnReview = (row: ReviewedRow): OwnReview => ({
  ...toReview(row),
  product: toReviewedProduct(row),
  hiddenReason: row.hiddenReason,
});

export const toPagination = (total: number, { page, limit }: { page: number; limit: number }) =>
  ({ total, page, pages: Math.ceil(total / limit) }) satisfies Pagination;
