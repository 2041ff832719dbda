import type { Job } from '#api/platform/jobs/jobs.ts';
import { scheduledJob } from '#api/platform/jobs/scheduled-job.ts';
import { sendRefundJob } from './refunds/issue-refund.ts';
import type { PaymentProvider } from './payment/provider.ts';
import { sendRefund } from './refunds/send-refund.ts';
import { pollOpenPayments } from './online/poll-open-payments.ts';

export const sendRefundHandler = (provider: PaymentProvider): Job<{ refundId: string }> => ({
  ...sendRefundJob,
  run: (ctx, { refundId }) => sendRefund(ctx, refundId, provider),
});

export const pollOpenPaymentsJob = (provider: PaymentProvider) =>
  scheduledJob({
    name: 'payments.poll_open_payments',
    cron: '* * * * *',
    deadlineSeconds: 300,
    run: async (ctx, signal) => {
      await pollOpenPayments(ctx, provider, signal);
      return false;
    },
  });
