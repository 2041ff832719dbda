import { z } from 'zod';
import type { Job } from '#api/platform/jobs/jobs.ts';

const TestEmailRequest = z.object({ to: z.email().max(254) });

/** Sends a test e-mail, so that an operator can check the mail server. */
export const sendTestEmailJob: Job<z.output<typeof TestEmailRequest>> = {
  name: 'notifications.send_test_email',
  sendsEmail: true,
  payload: TestEmailRequest,
  // E-mail templates are heavy and only the worker renders them, so they are loaded on first use.
  run: async (ctx, { to }) => (await import('./sending/send-test-email.ts')).sendTestEmail(ctx, to),
};
