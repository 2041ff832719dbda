import { booksDifferMail, orderLetterMail, orderPlacedMail } from '#api/modules/orders/index.ts';
import type { Job, JobCtx, JobKind } from '#api/platform/jobs.ts';

const job = <T extends object>(
  kind: JobKind<T>,
  run: (ctx: JobCtx, promised: T) => Promise<void>,
): Job<T> => ({ ...kind, isLetter: true, run });

/** Mail templates are heavy and only the worker renders them, so they come when first needed. */
export const orderLetterJobs = [
  job(orderPlacedMail, async (ctx, { orderId }) =>
    (await import('./send-order-placed.ts')).sendOrderPlaced(ctx, orderId),
  ),
  job(orderLetterMail, async (ctx, promised) =>
    (await import('./send-order-letter.ts')).sendOrderLetter(ctx, promised),
  ),
  job(booksDifferMail, async (ctx, promised) =>
    (await import('./send-books-differ.ts')).sendBooksDiffer(ctx, promised),
  ),
] as const;
