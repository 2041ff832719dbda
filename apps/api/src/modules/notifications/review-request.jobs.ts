import { sendReviewRequestJob } from '#api/modules/reviews/index.ts';
import type { Job } from '#api/platform/jobs/jobs.ts';

export const sendReviewRequestHandler: Job<{ orderId: string }> = {
  ...sendReviewRequestJob,
  sendsEmail: true,
  // E-mail templates are heavy and only the worker renders them, so they are loaded on first use.
  run: async (ctx, { orderId }) =>
    (await import('./sending/send-review-request.ts')).sendReviewRequest(ctx, orderId),
};
