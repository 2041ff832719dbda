import { z } from 'zod';
import type { JobKind } from '#api/platform/jobs/job-kind.ts';

/** Handled by the notifications module. */
export const sendReviewRequestJob: JobKind<{ orderId: string }> = {
  name: 'notifications.send_review_request',
  payload: z.object({ orderId: z.uuid() }),
};
