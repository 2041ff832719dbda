import type {
  HelpfulBody,
  MineReply,
  OwnReviewsReply,
  PhotoBody,
  PhotoParams,
  ProductParams,
  ReportBody,
  ReviewChange,
  ReviewDone,
  ReviewDraft,
  ReviewHelpfulReply,
  ReviewPageAddress,
  ReviewParams,
  ReviewReply,
  ReviewsAddress,
  ReviewsReply,
  StopParams,
  WaitingReply,
} from '../review.ts';
import { call } from './call.ts';

const one = '/api/shop/reviews/:reviewId';

export const reviewPaths = {
  write: call<{ body: ReviewDraft; reply: ReviewReply }>('POST', '/api/shop/reviews'),
  edit: call<{ params: ReviewParams; body: ReviewChange; reply: ReviewReply }>('PUT', one),
  remove: call<{ params: ReviewParams; reply: ReviewDone }>('DELETE', one),
  ofProduct: call<{ params: ProductParams; query: ReviewsAddress; reply: ReviewsReply }>(
    'GET',
    '/api/shop/reviews/product/:productId',
  ),
  /** What the person who asks may do beside a product's reviews. */
  mine: call<{ params: ProductParams; reply: MineReply }>(
    'GET',
    '/api/shop/reviews/product/:productId/mine',
  ),
  own: call<{ query: ReviewPageAddress; reply: OwnReviewsReply }>('GET', '/api/shop/reviews/user'),
  waiting: call<{ reply: WaitingReply }>('GET', '/api/shop/reviews/waiting'),
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
  /** The address in a letter; mail programs press it too. */
  stopLetters: call<{ params: StopParams; reply: ReviewDone }>(
    'POST',
    '/api/shop/review-letters/:key/stop',
  ),
};
