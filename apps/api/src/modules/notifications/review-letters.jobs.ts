import { reviewRequestMail } from '#api/modules/reviews/index.ts';
import type { Job } from '#api/platform/jobs.ts';

export const reviewRequestJob: Job<{ orderId: string }> = {
  ...reviewRequestMail,
  isLetter: true,
  // Mail templates are heavy and only the worker renders them, so they come when first needed.
  run: async (ctx, { orderId }) =>
    (await import('./send-review-request.ts')).sendReviewRequest(ctx, orderId),
};
