import { z } from 'zod';
import type { JobKind } from '#api/platform/jobs.ts';

/** Promised here, written by the notifications. */
export const reviewRequestMail: JobKind<{ orderId: string }> = {
  name: 'notifications.send_review_request',
  payload: z.object({ orderId: z.uuid() }),
};
