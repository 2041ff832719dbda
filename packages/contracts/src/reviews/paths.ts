import type {
  HelpfulBody,
  ReviewFormReply,
  OwnReviewsReply,
  PhotoBody,
  PhotoParams,
  ProductParams,
  ReportBody,
  ReviewChange,
  ReviewDone,
  ReviewDraft,
  ReviewHelpfulReply,
  ReviewPageQueryInput,
  ReviewParams,
  ReviewReply,
  ReviewsQueryInput,
  ReviewsReply,
  UnsubscribeParams,
  PendingReviewsReply,
} from './schemas.ts';
import { call } from '../call.ts';

const one = '/api/shop/reviews/:reviewId';

export const reviewPaths = {
  write: call<{ body: ReviewDraft; reply: ReviewReply }>('POST', '/api/shop/reviews'),
  edit: call<{ params: ReviewParams; body: ReviewChange; reply: ReviewReply }>('PUT', one),
  remove: call<{ params: ReviewParams; reply: ReviewDone }>('DELETE', one),
  ofProduct: call<{ params: ProductParams; query: ReviewsQueryInput; reply: ReviewsReply }>(
    'GET',
    '/api/shop/reviews/product/:productId',
  ),
  /** What the caller may do with a product's reviews. */
  formState: call<{ params: ProductParams; reply: ReviewFormReply }>(
    'GET',
    '/api/shop/reviews/product/:productId/mine',
  ),
  own: call<{ query: ReviewPageQueryInput; reply: OwnReviewsReply }>(
    'GET',
    '/api/shop/reviews/user',
  ),
  pending: call<{ reply: PendingReviewsReply }>('GET', '/api/shop/reviews/waiting'),
  addPhoto: call<{ params: ReviewParams; body: PhotoBody; reply: ReviewReply }>(
    'POST',
    `${one}/photos`,
  ),
  removePhoto: call<{ params: PhotoParams; reply: ReviewReply }>(
    'DELETE',
    `${one}/photos/:photoId`,
  ),
  markHelpful: call<{ params: ReviewParams; body: HelpfulBody; reply: ReviewHelpfulReply }>(
    'PUT',
    `${one}/helpful`,
  ),
  report: call<{ params: ReviewParams; body: ReportBody; reply: ReviewDone }>(
    'POST',
    `${one}/report`,
  ),
  /** Link in review request emails; mail clients may call it directly. */
  unsubscribe: call<{ params: UnsubscribeParams; reply: ReviewDone }>(
    'POST',
    '/api/shop/review-letters/:key/stop',
  ),
};
