import type { Job } from '#api/platform/jobs/jobs.ts';
import { acknowledgeContactMessageJob, forwardContactMessageJob } from './contact/contact-jobs.ts';

// E-mail templates are heavy and only the worker renders them, so they are loaded on first use.

export const forwardContactMessageHandler: Job<{ id: string }> = {
  ...forwardContactMessageJob,
  sendsEmail: true,
  run: async (ctx, { id }) =>
    (await import('./contact/forward-contact-message.ts')).forwardContactMessage(ctx, id),
};

export const acknowledgeContactMessageHandler: Job<{ id: string }> = {
  ...acknowledgeContactMessageJob,
  sendsEmail: true,
  run: async (ctx, { id }) =>
    (await import('./contact/acknowledge-contact-message.ts')).acknowledgeContactMessage(ctx, id),
};
