import { z } from 'zod';
import { reportReasons, reviewSorts, reviewTextLength, type ReportReason } from '@sirkito/commerce';

const Stars = z.int().min(1, 'Choose from one to five stars').max(5);
const Words = z
  .string()
  .trim()
  .min(1, 'Say in a few words what you found')
  .max(reviewTextLength, `At most ${reviewTextLength} characters`);

export const ReviewChange = z.object({ rating: Stars, review: Words });
export type ReviewChange = z.input<typeof ReviewChange>;

export const ReviewDraft = ReviewChange.extend({ orderId: z.uuid(), productId: z.uuid() });
export type ReviewDraft = z.input<typeof ReviewDraft>;

const Photo = z.object({
  _id: z.uuid(),
  /** Address without size and ending. */
  image: z.string(),
  width: z.int(),
  height: z.int(),
});

export const Review = z.object({
  _id: z.uuid(),
  /** Empty for a sample. */
  orderId: z.string(),
  productId: z.uuid(),
  rating: z.int(),
  review: z.string(),
  /** First name and an initial. */
  author: z.string(),
  /** Made up to show the demo shop. */
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
  /** Address without size and ending; empty where there is no picture. */
  image: z.string(),
});
export type ReviewedProduct = z.output<typeof ReviewedProduct>;

const OwnReview = Review.extend({
  product: ReviewedProduct,
  /** Why staff took it from the page, or null. */
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
  /** How often each number of stars was given, one star first. */
  stars: z.array(z.int()).length(5),
});
export type ReviewsReply = z.output<typeof ReviewsReply>;

export const OwnReviewsReply = z.object({
  ...done,
  data: z.array(OwnReview),
  pagination: Pagination,
});
export type OwnReviewsReply = z.output<typeof OwnReviewsReply>;

const Waiting = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  product: ReviewedProduct,
});
export type Waiting = z.output<typeof Waiting>;

export const WaitingReply = z.object({ ...done, data: z.array(Waiting) });
export type WaitingReply = z.output<typeof WaitingReply>;

export const MineReply = z.object({
  ...done,
  data: z.object({
    /** One's own delivered orders that hold it and have no review of it. */
    orderIds: z.array(z.uuid()),
    isBuyer: z.boolean(),
    /** One's own reviews of it. */
    written: z.array(z.uuid()),
    /** Reviews of it that one has called helpful. */
    helpful: z.array(z.uuid()),
  }),
});
export type MineReply = z.output<typeof MineReply>;

export const ReviewHelpfulReply = z.object({ ...done, data: z.object({ helpful: z.int() }) });
export type ReviewHelpfulReply = z.output<typeof ReviewHelpfulReply>;

export const ReviewPage = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(50).default(10),
});
export type ReviewPage = z.output<typeof ReviewPage>;
export type ReviewPageAddress = z.input<typeof ReviewPage>;

export const ReviewsQuery = ReviewPage.extend({
  sort: z.enum(reviewSorts).default('newest'),
  stars: z.coerce.number().int().min(1).max(5).optional(),
});
export type ReviewsQuery = z.output<typeof ReviewsQuery>;
export type ReviewsAddress = z.input<typeof ReviewsQuery>;

export const ReviewParams = z.object({ reviewId: z.uuid() });
export type ReviewParams = z.input<typeof ReviewParams>;
export const ProductParams = z.object({ productId: z.uuid() });
export type ProductParams = z.input<typeof ProductParams>;
export const PhotoParams = ReviewParams.extend({ photoId: z.uuid() });
export type PhotoParams = z.input<typeof PhotoParams>;
export const StopParams = z.object({ key: z.uuid() });
export type StopParams = z.input<typeof StopParams>;

/** Of a photo in base64: 4 MB of picture. */
export const photoLength = Math.ceil((4 * 1024 * 1024) / 3) * 4;

/** A picture file in base64; the browser makes it small first. */
export const PhotoBody = z.object({ photo: z.base64().min(1).max(photoLength) });
export type PhotoBody = z.input<typeof PhotoBody>;

export const HelpfulBody = z.object({ helpful: z.boolean() });
export type HelpfulBody = z.input<typeof HelpfulBody>;

const reasons = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]];
export const ReportBody = z.object({
  reason: z.enum(reasons, 'Choose what is wrong with it'),
  note: z.string().trim().max(500, 'At most 500 characters').default(''),
});
export type ReportBody = z.input<typeof ReportBody>;
