import {
  sendReconciliationEmailJob,
  sendOrderEmailJob,
  sendOrderPlacedEmailJob,
} from '#api/modules/orders/index.ts';
import type { Job, JobCtx } from '#api/platform/jobs/jobs.ts';
import type { JobKind } from '#api/platform/jobs/job-kind.ts';

const emailHandler = <T extends object>(
  kind: JobKind<T>,
  run: (ctx: JobCtx, payload: T) => Promise<void>,
): Job<T> => ({ ...kind, sendsEmail: true, run });

/** E-mail templates are heavy and only the worker renders them, so they are loaded on first use. */
export const orderEmailHandlers = [
  emailHandler(sendOrderPlacedEmailJob, async (ctx, { orderId }) =>
    (await import('./sending/send-order-placed.ts')).sendOrderPlaced(ctx, orderId),
  ),
  emailHandler(sendOrderEmailJob, async (ctx, payload) =>
    (await import('./sending/send-order-email.ts')).sendOrderEmail(ctx, payload),
  ),
  emailHandler(sendReconciliationEmailJob, async (ctx, payload) =>
    (await import('./sending/send-reconcile-alert.ts')).sendReconcileAlert(ctx, payload),
  ),
] as const;
