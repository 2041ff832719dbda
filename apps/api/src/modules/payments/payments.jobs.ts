import { z } from 'zod';
import type { Job } from '#api/platform/jobs.ts';
import { refundPromise } from './give-back.ts';
import type { PaymentProvider } from './provider.ts';
import { sendRefund } from './send-refund.ts';
import { settleOpen } from './settle-open.ts';

export const sendRefundJob = (provider: PaymentProvider): Job<{ refundId: string }> => ({
  ...refundPromise,
  run: (ctx, { refundId }) => sendRefund(ctx, refundId, provider),
});

export const settleOpenJob = (provider: PaymentProvider): Job => ({
  name: 'payments.settle_open',
  payload: z.object({}),
  cron: '* * * * *',
  run: (ctx) => settleOpen(ctx, provider),
});
