import { z } from 'zod';
import type { Job } from '#api/platform/jobs.ts';
import { sendRefundJob } from './refunds/issue-refund.ts';
import type { PaymentProvider } from './payment/provider.ts';
import { sendRefund } from './refunds/send-refund.ts';
import { pollOpenPayments } from './online/poll-open-payments.ts';

export const sendRefundHandler = (provider: PaymentProvider): Job<{ refundId: string }> => ({
  ...sendRefundJob,
  run: (ctx, { refundId }) => sendRefund(ctx, refundId, provider),
});

export const pollOpenPaymentsJob = (provider: PaymentProvider): Job => ({
  name: 'payments.poll_open_payments',
  payload: z.object({}),
  cron: '* * * * *',
  run: (ctx) => pollOpenPayments(ctx, provider),
});
