import { z } from 'zod';
import type { Job } from '#api/platform/jobs.ts';

const MailCheckRequest = z.object({ to: z.email().max(254) });

/** The e-mail that shows an operator that the shop can send. */
export const mailCheckJob: Job<z.output<typeof MailCheckRequest>> = {
  name: 'notifications.send_mail_check',
  isLetter: true,
  payload: MailCheckRequest,
  // Mail templates are heavy and only the worker renders them, so they come when first needed.
  run: async (ctx, { to }) => (await import('./send-mail-check.ts')).sendMailCheck(ctx, to),
};
