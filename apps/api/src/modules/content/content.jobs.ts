import { z } from 'zod';
import type { Job } from '#api/platform/jobs.ts';

const Written = z.object({ id: z.uuid() });
type Written = z.output<typeof Written>;

// Mail templates are heavy and only the worker renders them, so they come when first needed.

/** Brings the message to the shop's own inbox. */
export const forwardContactJob: Job<Written> = {
  name: 'content.forward_contact_message',
  isLetter: true,
  payload: Written,
  run: async (ctx, { id }) =>
    (await import('./forward-contact-message.ts')).forwardContactMessage(ctx, id),
};

/** Tells the writer that it arrived. */
export const acknowledgeContactJob: Job<Written> = {
  name: 'content.acknowledge_contact_message',
  isLetter: true,
  payload: Written,
  run: async (ctx, { id }) =>
    (await import('./acknowledge-contact-message.ts')).acknowledgeContactMessage(ctx, id),
};
