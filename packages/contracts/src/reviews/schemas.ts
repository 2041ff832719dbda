import { z } from 'zod';
import { keysOf, maxReviewLength, reportReasons, reviewSorts } from '@sirkito/commerce';
import { ImagePath } from '../image-path.ts';

const Stars = z.int().min(1, 'Choose a rating from 1 to 5 stars').max(5);
const ReviewText = z
  .string()
  .trim()
  .min(1, 'Write a few words about the product')
  .max(maxReviewLength, `Must be ${maxReviewLength} characters or fewer`);

export const ReviewChange = z.object({ rating: Stars, review: ReviewText });
export type ReviewChange = z.input<typeof ReviewChange>;

export const ReviewDraft = ReviewChange.extend({ orderId: z.uuid(), productId: z.uuid() });
export type ReviewDraft = z.input<typeof ReviewDraft>;

const Photo = z.object({
  _id: z.uuid(),
  image: ImagePath,
  width: z.int(),
  height: z.int(),
});

export const Review = z.object({
  _id: z.uuid(),
  /** Empty for demo content and after the author's account was erased. */
  orderId: z.string(),
  productId: z.uuid(),
  rating: z.int(),
  review: z.string(),
  /** First name and an initial. */
  author: z.string(),
  /** Demo content. */
  isSample: z.boolean(),
  photos: z.array(Photo),
  helpful: z.int(),
  answer: z.object({ text: z.string(), at: z.iso.datetime() }).nullable(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
});
export type Review = z.output<typeof Review>;

export const ReviewedProduct = z.object({
  _id: z.uuid(),
  title: z.string(),
  slug: z.string(),
  image: ImagePath,
});
export type ReviewedProduct = z.output<typeof ReviewedProduct>;

const OwnReview = Review.extend({
  product: ReviewedProduct,
  /** Why staff hid it; null if visible. */
  hiddenReason: z.string().nullable(),
});
export type OwnReview = z.output<typeof OwnReview>;

export const Pagination = z.object({ total: z.int(), page: z.int(), pages: z.int() });
export type Pagination = z.output<typeof Pagination>;

const done = { success: z.literal(true) };

export const ReviewDone = z.object(done);
export type ReviewDone = z.output<typeof ReviewDone>;

export const ReviewReply = z.object({ ...done, data: Review, pagination: Pagination });
export type ReviewReply = z.output<typeof ReviewReply>;

export const ReviewsReply = z.object({
  ...done,
  data: z.array(Review),
  pagination: Pagination,
  /** Number of reviews by rating, one star first. */
  stars: z.array(z.int()).length(5),
});
export type ReviewsReply = z.output<typeof ReviewsReply>;

export const OwnReviewsReply = z.object({
  ...done,
  data: z.array(OwnReview),
  pagination: Pagination,
});
export type OwnReviewsReply = z.output<typeof OwnReviewsReply>;

const PendingReview = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  product: ReviewedProduct,
});
export type PendingReview = z.output<typeof PendingReview>;

export const PendingReviewsReply = z.object({ ...done, data: z.array(PendingReview) });
export type PendingReviewsReply = z.output<typeof PendingReviewsReply>;

export const ReviewFormReply = z.object({
  ...done,
  data: z.object({
    /** Own delivered orders with this product and no review of it. */
    orderIds: z.array(z.uuid()),
    isBuyer: z.boolean(),
    /** Own reviews of it. */
    written: z.array(z.uuid()),
    /** Reviews of it marked helpful by the caller. */
    helpful: z.array(z.uuid()),
  }),
});
export type ReviewFormReply = z.output<typeof ReviewFormReply>;

export const ReviewHelpfulReply = z.object({ ...done, data: z.object({ helpful: z.int() }) });
export type ReviewHelpfulReply = z.output<typeof ReviewHelpfulReply>;

export const ReviewPageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(50).default(10),
});
export type ReviewPageQuery = z.output<typeof ReviewPageQuery>;
export type ReviewPageQueryInput = z.input<typeof ReviewPageQuery>;

export const ReviewsQuery = ReviewPageQuery.extend({
  sort: z.enum(reviewSorts).default('newest'),
  stars: z.coerce.number().int().min(1).max(5).optional(),
});
export type ReviewsQuery = z.output<typeof ReviewsQuery>;
export type ReviewsQueryInput = z.input<typeof ReviewsQuery>;

export const ReviewParams = z.object({ reviewId: z.uuid() });
export type ReviewParams = z.input<typeof ReviewParams>;
export const ProductParams = z.object({ productId: z.uuid() });
export type ProductParams = z.input<typeof ProductParams>;
export const PhotoParams = ReviewParams.extend({ photoId: z.uuid() });
export type PhotoParams = z.input<typeof PhotoParams>;
export const UnsubscribeParams = z.object({ key: z.uuid() });
export type UnsubscribeParams = z.input<typeof UnsubscribeParams>;

/** Base64 length of a 4 MB photo. */
export const maxPhotoLength = Math.ceil((4 * 1024 * 1024) / 3) * 4;

/** An image in base64, scaled down by the browser. */
export const PhotoBody = z.object({ photo: z.base64().min(1).max(maxPhotoLength) });
export type PhotoBody = z.input<typeof PhotoBody>;

export const HelpfulBody = z.object({ helpful: z.boolean() });
export type HelpfulBody = z.input<typeof HelpfulBody>;

export const ReportBody = z.object({
  reason: z.enum(keysOf(reportReasons), 'Choose a reason'),
  note: z.string().trim().max(500, 'Must be 500 characters or fewer').default(''),
});
export type ReportBody = z.input<typeof ReportBody>;
